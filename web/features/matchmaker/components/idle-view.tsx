import { AudioLines } from "lucide-react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Alert } from "@/components/ui/alert.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SESSION_ENDED } from "../machine/texts.ts";
import type { Matchmaker } from "../machine/view.ts";
import { GoOnOffer } from "./go-on-offer.tsx";
import { MatchmakerFrame } from "./matchmaker-frame.tsx";
import { Opening } from "./opening.tsx";
import { Steps } from "./steps.tsx";

/** Before a session, and after one that ended without a match. */
export function IdleView({ view, deeds }: Pick<Matchmaker, "view" | "deeds">) {
  return (
    <MatchmakerFrame>
      <Opening>
        {view.screen === "ended" && (
          <Alert tone="info" title={SESSION_ENDED} announce="alert">
            {view.alert !== SESSION_ENDED && view.alert}
          </Alert>
        )}
        <div className="flex flex-col gap-4">
          <PageHeading size="xl">Let's Find Your Perfect Therapist</PageHeading>
          <p className="text-lg text-ink-soft">
            Tell us in your own words what brings you. A short conversation, out loud or in writing,
            is all it takes.
          </p>
        </div>
        {view.kept && <GoOnOffer answers={view.kept.answers} onGoOn={deeds.goOnWithKept} />}
        <div className="flex flex-col gap-3">
          <Button
            size="lg"
            variant={view.kept ? "secondary" : "primary"}
            className="sm:self-start"
            onClick={deeds.start}
          >
            <AudioLines aria-hidden="true" className="size-5" />
            Start Conversation
          </Button>
          <p className="text-sm text-ink-soft">
            You will talk with an AI. Nothing is recorded until you agree, and you can type instead
            at any time.
          </p>
        </div>
        <Steps />
      </Opening>
    </MatchmakerFrame>
  );
}
