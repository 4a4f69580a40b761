import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { EmptyState } from "@/components/layout/empty-state.tsx";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { therapistResponsesQuery } from "@/lib/therapist-queries.ts";
import { EDIT_TITLE, QUESTIONS_PATH } from "../texts.ts";
import { EditForm } from "./edit-form.tsx";
import { EditSaved } from "./edit-saved.tsx";
import { QuestionnaireFrame } from "./questionnaire-frame.tsx";

interface EditResponseProps {
  userId: string;
  /** From the address: perhaps no id at all, or one of somebody else's answer. */
  responseId: string;
}

/** One stored answer to change, or why it cannot be shown. */
export function EditResponse({ userId, responseId }: EditResponseProps) {
  const { data, isError, isFetching, refetch } = useQuery(therapistResponsesQuery(userId));
  const [saved, setSaved] = useState<{ safety: Safety | null } | null>(null);
  const response = data?.find(({ id }) => id === responseId);
  const back = (
    <Button asChild variant="secondary">
      <Link to={QUESTIONS_PATH}>Back to Your Questions</Link>
    </Button>
  );

  if (response) {
    return (
      <QuestionnaireFrame>
        {saved ? (
          <EditSaved safety={saved.safety} />
        ) : (
          <EditForm
            userId={userId}
            response={response}
            onSaved={(safety) => setSaved({ safety })}
          />
        )}
      </QuestionnaireFrame>
    );
  }
  if (isError && data === undefined) {
    return (
      <Loading>
        <ErrorState
          message="Your answer could not be loaded. Please try again."
          onRetry={() => void refetch()}
          busy={isFetching}
          actions={back}
        />
      </Loading>
    );
  }
  // An answer that was given a moment ago in another tab may be on its way.
  if (data === undefined || isFetching) {
    return (
      <Loading>
        <div className="flex justify-center py-16">
          <Spinner label="Loading your answer..." showLabel />
        </div>
      </Loading>
    );
  }
  return (
    <QuestionnaireFrame>
      <EmptyState title="This answer cannot be edited" actions={back}>
        <p>There is no answer of yours at this address.</p>
      </EmptyState>
    </QuestionnaireFrame>
  );
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <QuestionnaireFrame>
      <PageHeading className="sr-only">{EDIT_TITLE}</PageHeading>
      {children}
    </QuestionnaireFrame>
  );
}
