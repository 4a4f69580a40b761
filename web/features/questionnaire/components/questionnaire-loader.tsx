import type { User } from "@rapport/shared/contracts/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { therapistProfileQuery, therapistResponsesQuery } from "@/lib/therapist-queries.ts";
import { therapistQuestions } from "../api/get-therapist-questions.ts";
import { knownOf } from "../known.ts";
import { TITLE } from "../texts.ts";
import { NoQuestions } from "./no-questions.tsx";
import { QuestionnaireFrame } from "./questionnaire-frame.tsx";
import { QuestionnaireRun } from "./questionnaire-run.tsx";

const NO_RESPONSES: never[] = [];

/** Fetches the questions and what the therapist told before, and begins once both are there. */
export function QuestionnaireLoader({ user }: { user: User }) {
  const questions = useQuery(therapistQuestions);
  const responses = useQuery(therapistResponsesQuery(user.id));
  const profile = useQuery(therapistProfileQuery(user.id));
  const storedResponses = responses.data ?? NO_RESPONSES;
  const storedProfile = profile.data ?? null;
  const known = useMemo(
    () => knownOf(user, storedProfile, storedResponses),
    [user, storedProfile, storedResponses],
  );

  if (questions.data?.length === 0 || (questions.isError && questions.data === undefined)) {
    return (
      <NoQuestions
        failed={questions.isError}
        busy={questions.isFetching}
        onRetry={() => void questions.refetch()}
      />
    );
  }
  if (questions.data === undefined || responses.isPending || profile.isPending) {
    return (
      <QuestionnaireFrame>
        <PageHeading className="sr-only">{TITLE}</PageHeading>
        <div className="flex justify-center py-16">
          <Spinner label="Loading the questionnaire..." showLabel />
        </div>
      </QuestionnaireFrame>
    );
  }
  const stored = [responses, profile];
  return (
    <QuestionnaireRun
      user={user}
      questions={questions.data}
      known={known}
      profile={storedProfile}
      isReturning={storedResponses.length > 0}
      missing={
        stored.some((query) => query.isError && query.data === undefined)
          ? {
              busy: stored.some((query) => query.isFetching),
              onRetry: () =>
                stored.filter((query) => query.isError).map((query) => query.refetch()),
            }
          : null
      }
    />
  );
}
