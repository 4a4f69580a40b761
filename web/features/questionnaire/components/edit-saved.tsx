import { NAVIGATION_AFTER_SAVE_MS } from "@rapport/shared/constants.ts";
import { needsPause, type Safety } from "@rapport/shared/contracts/safety.ts";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { EDIT_TITLE, QUESTIONS_PATH, RESPONSE_SAVED } from "../texts.ts";

/** Says that the answer is saved, and goes back to the others; words that call for help hold it here. */
export function EditSaved({ safety }: { safety: Safety | null }) {
  const navigate = useNavigate();
  const stays = needsPause(safety);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(
      () => void navigate(QUESTIONS_PATH, { state: { notice: RESPONSE_SAVED } }),
      NAVIGATION_AFTER_SAVE_MS,
    );
    return () => clearTimeout(timer);
  }, [stays, navigate]);

  return (
    <div className="flex flex-col gap-6">
      <PageHeading keepFocus={stays}>{EDIT_TITLE}</PageHeading>
      <Alert tone="success">{RESPONSE_SAVED}</Alert>
      {stays && <SafetyNotice safety={safety} takeFocus />}
      <div className="flex flex-col sm:flex-row">
        <Button asChild variant="secondary">
          <Link to={QUESTIONS_PATH}>Back to Your Questions</Link>
        </Button>
      </div>
    </div>
  );
}
