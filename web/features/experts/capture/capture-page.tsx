import { NAVIGATION_AFTER_SAVE_MS } from "@rapport/shared/constants.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { DictatedFieldHandle } from "@/components/dictation/dictated-field.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { BackLink } from "../components/back-link.tsx";
import { ExpertFrame } from "../components/expert-frame.tsx";
import { useFocusLater } from "../components/use-focus-later.ts";
import { CLEAR_QUESTION, INPUT_SAVED } from "../texts.ts";
import type { CaptureState } from "./capture-state.ts";
import { PreviousContributions } from "./previous-contributions.tsx";
import { Review } from "./review.tsx";
import { ThoughtsForm } from "./thoughts-form.tsx";
import { useCapture } from "./use-capture.ts";

/** Once something was saved, the page that shows it follows by itself. */
function useOpenSaved(slug: string, saved: CaptureState["saved"]) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved?.contributionId) return;
    const to = `/${slug}/contribution/${saved.contributionId}`;
    const open = () => void navigate(to, { state: { saved: true } });
    const timer = setTimeout(open, NAVIGATION_AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [slug, saved, navigate]);
}

/** An expert's own page: thoughts in, a reviewed contribution out. Give it the slug as key. */
export function CapturePage({ slug, title }: { slug: string; title: string }) {
  const [state, capture] = useCapture(slug);
  const [asking, setAsking] = useState(false);
  const field = useRef<DictatedFieldHandle>(null);
  const focusLater = useFocusLater(asking);
  useOpenSaved(slug, state.saved);
  useEffect(() => {
    // The button that saved is gone with the review.
    if (state.saved) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [state.saved]);

  /** Words that are still being worked out must not come in after the text has gone on. */
  const afterDictation = (deed: () => unknown) => () => {
    field.current?.close();
    void deed();
  };

  function clear() {
    field.current?.close();
    capture.clear();
    focusLater(() => field.current);
  }

  return (
    <ExpertFrame>
      <div className="flex flex-col gap-8">
        <div className="flex items-center gap-2">
          <BackLink to="/" label="Back to the start page" />
          <PageHeading className="min-w-0 wrap-anywhere">{`Dr. ${title}'s Insights`}</PageHeading>
        </div>
        {state.saved && (
          <Alert tone="success" onDismiss={capture.dismissAlert}>
            {INPUT_SAVED}
          </Alert>
        )}
        {state.result === null ? (
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ThoughtsForm
              field={field}
              state={state}
              onType={capture.typeThoughts}
              onClear={() => setAsking(true)}
              onProcess={afterDictation(capture.process)}
              onDismissAlert={capture.dismissAlert}
            />
            <PreviousContributions slug={slug} />
          </div>
        ) : (
          <Review
            field={field}
            state={state}
            result={state.result}
            onType={capture.typeRefinement}
            onRefine={afterDictation(capture.refine)}
            onCancel={() => setAsking(true)}
            onSave={afterDictation(capture.save)}
            onDismissAlert={capture.dismissAlert}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={CLEAR_QUESTION}
        description="What you wrote, and what was made of it, cannot be brought back."
        confirmLabel="Yes, clear it"
        danger
        onConfirm={clear}
      />
    </ExpertFrame>
  );
}
