import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** How far the client got with finding somebody, and the next step. */
export function JourneyCard({ profile }: { profile: ClientProfile | null }) {
  const sessions = profile?.completedSessions ?? 0;
  const answers = profile?.responses.length ?? 0;
  return (
    <Card aria-labelledby="journey" className="flex flex-col items-start gap-4">
      <h2 id="journey" className="text-xl">
        Your Matchmaker Journey
      </h2>
      <div>
        <p className="text-2xl font-semibold text-pine-deep">
          {counted(sessions, "completed session")}
        </p>
        <p className="text-ink-soft">
          {sessions === 0
            ? "A conversation or a written assessment counts once you finish it."
            : "Conversations and written assessments that you finished."}
        </p>
        {answers > 0 && <p className="text-ink-soft">{counted(answers, "answer")} so far.</p>}
      </div>
      <div className="mt-auto flex flex-col items-start gap-2">
        <Button asChild>
          <Link to="/natural-matchmaker">
            {sessions === 0 ? "Start Your First Session" : "Start Another Session"}
          </Link>
        </Button>
        <Link to="/client-assessment" className="text-link inline-flex min-h-11 items-center">
          {answers === 0 ? "Or write: take the assessment" : "Go to the assessment"}
        </Link>
      </div>
    </Card>
  );
}
