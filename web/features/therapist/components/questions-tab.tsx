import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Unloaded } from "@/components/layout/unloaded.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field, Input } from "@/components/ui/field.tsx";
import { useLocationNotice } from "@/lib/location-notice.ts";
import { therapistResponsesQuery } from "@/lib/therapist-queries.ts";
import { searchResponses } from "../search-responses.ts";
import { useTherapistArea } from "../therapist-area.ts";
import { ResponseCard } from "./response-card.tsx";

/** The questions that the therapist has answered, with their answers. */
export function QuestionsTab() {
  const { user } = useTherapistArea();
  const responses = useQuery(therapistResponsesQuery(user.id));
  const { notice, dismiss } = useLocationNotice();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeading>Your Questions</PageHeading>
      {notice && (
        <Alert tone="success" announce="status" onDismiss={dismiss}>
          {notice}
        </Alert>
      )}
      {responses.data === undefined ? (
        <Unloaded
          query={responses}
          loading="Loading your responses..."
          failed="Failed to load your responses. Please try again later."
        />
      ) : responses.data.length === 0 ? (
        <NoResponses />
      ) : (
        <Responses responses={responses.data} />
      )}
    </div>
  );
}

function NoResponses() {
  return (
    <EmptyState
      level="h2"
      title="No Responses Yet"
      actions={
        <Button asChild size="lg">
          <Link to="/therapist-questionnaire">Complete Questionnaire</Link>
        </Button>
      }
    >
      <p>
        Two senior experts ask about the way you work. Your answers will be here, and you can change
        each of them at any time.
      </p>
    </EmptyState>
  );
}

function Responses({ responses }: { responses: readonly TherapistResponse[] }) {
  const [search, setSearch] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const found = searchResponses(responses, search);
  /** The button that is pressed goes away: the focus goes to the field. */
  function clear() {
    setSearch("");
    input.current?.focus();
  }

  const searching = search.trim() !== "";
  return (
    <>
      <search className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft"
        />
        <Field label="Search your responses" hideLabel>
          <Input
            ref={input}
            type="search"
            placeholder="Search your responses..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="pl-11"
          />
        </Field>
      </search>
      <p role="status" className={searching ? "text-ink-soft" : "sr-only"}>
        {searching && (found.length === 1 ? "1 response found" : `${found.length} responses found`)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          level="h2"
          title="No response matches"
          actions={
            <Button variant="secondary" onClick={clear}>
              Clear the search
            </Button>
          }
        >
          <p>
            None of your {responses.length} responses holds “{search.trim()}”.
          </p>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {found.map((response) => (
            <li key={response.id}>
              <ResponseCard response={response} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
