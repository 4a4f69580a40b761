import type {
  ClientProfile,
  StoredRecommendation,
} from "@rapport/shared/contracts/client-profile.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { BookFirstSession } from "@/components/booking/book-first-session.tsx";
import { RecommendationCard } from "@/components/recommendation/recommendation-card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { longDate } from "@/lib/moments.ts";
import { SOURCE_NAMES } from "../sources.ts";

type QuestionText = (questionId: string) => string | undefined;

/** Who was recommended, with the reasons: the newest in sight, the earlier ones one press away. */
export function Recommendations({ profile }: { profile: ClientProfile }) {
  const [newest, ...earlier] = profile.recommendations;
  const questions = new Map(profile.responses.map((one) => [one.questionId, one.question]));
  const questionText: QuestionText = (questionId) => questions.get(questionId);
  if (!newest) return <NobodyYet finished={profile.completedSessions > 0} />;
  return (
    <section aria-labelledby="recommendations" className="flex flex-col gap-5">
      <div>
        <h2 id="recommendations" className="text-2xl">
          Your Recommendations
        </h2>
        <p className="text-ink-soft">{comesFrom(newest)}</p>
      </div>
      <Recommended key={newest.id} stored={newest} questionText={questionText} />
      {earlier.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="text-xl">Earlier recommendations</h3>
          <ul className="flex flex-col gap-3">
            {earlier.map((stored) => (
              <li key={stored.id}>
                <Earlier stored={stored} questionText={questionText} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const comesFrom = ({ source, createdAt }: StoredRecommendation) =>
  `${SOURCE_NAMES[source]}, ${longDate(createdAt)}`;

/** Where a match like the one before is made. */
const NEW_MATCH: Record<StoredRecommendation["source"], string> = {
  assessment: "/client-assessment",
  voice: "/natural-matchmaker",
};

interface RecommendedProps {
  stored: StoredRecommendation;
  questionText: QuestionText;
  repeated?: boolean;
}

function Recommended({ stored, questionText, repeated = false }: RecommendedProps) {
  return (
    <RecommendationCard
      recommendation={stored.recommendation}
      engine={null}
      questionText={questionText}
      repeated={repeated}
      newMatch={
        <Button asChild variant="secondary">
          <Link to={NEW_MATCH[stored.source]}>Get a New Match</Link>
        </Button>
      }
      actions={(therapist) => <BookFirstSession therapist={therapist} />}
    />
  );
}

/** An earlier recommendation, which is put together only when it is opened. */
function Earlier({ stored, questionText }: RecommendedProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="group" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:bg-sunk/60 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold">{stored.recommendation.name}</span>
          <span className="block text-sm text-ink-soft">{comesFrom(stored)}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-4 pb-6">
        {opened && <Recommended stored={stored} questionText={questionText} repeated />}
      </div>
    </details>
  );
}

function NobodyYet({ finished }: { finished: boolean }) {
  return (
    <Card aria-labelledby="recommendations" className="flex flex-col items-start gap-3">
      <h2 id="recommendations" className="text-xl">
        Your Recommendations
      </h2>
      <p className="text-ink-soft">
        {finished
          ? "Nobody in the directory fitted what you told us so far. The directory grows; another session may find somebody."
          : "Once you finish the assessment or a conversation, the therapist who fits you is here, with the reasons."}
      </p>
      <Link to="/client-assessment" className="text-link inline-flex min-h-11 items-center">
        {finished ? "Take the assessment again" : "Go on with the assessment"}
      </Link>
    </Card>
  );
}
