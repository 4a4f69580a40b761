import { needsPause } from "@rapport/shared/contracts/safety.ts";
import { type ComponentProps, useEffect } from "react";
import { ErrorState } from "@/components/layout/error-state.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { latePart, useLatePart } from "@/lib/late-part.ts";
import { AssessmentHeading } from "./assessment-heading.tsx";
import type { Completion } from "./completion.tsx";

/** What is shown after the last answer: it is as heavy as all that comes before. */
const completion = latePart(() => import("./completion.tsx"));

/** Fetches the completion while the connection is there. */
export async function prefetchCompletion(): Promise<void> {
  await completion.fetch().catch(() => undefined);
}

/** The completion: at once where it has been fetched in time, as it is for whoever answers a question. */
export function LateCompletion(props: ComponentProps<typeof Completion>) {
  const { part, failed, fetching, fetch } = useLatePart(completion);
  const isMissing = part === null;
  useEffect(() => {
    if (isMissing) void fetch();
  }, [isMissing, fetch]);

  if (part) return <part.Completion {...props} />;
  const { safety } = props.outcome;
  return (
    <div className="flex flex-col gap-10">
      <AssessmentHeading className="sr-only">Assessment</AssessmentHeading>
      {needsPause(safety) && <SafetyNotice safety={safety} />}
      {failed ? (
        <ErrorState
          message="Your answers are saved, but the page that shows the result could not be loaded. Check your connection and try again."
          onRetry={() => void fetch()}
          busy={fetching}
        />
      ) : (
        <Spinner label="Loading your result..." showLabel />
      )}
    </div>
  );
}
