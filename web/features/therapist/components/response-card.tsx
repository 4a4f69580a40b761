import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";
import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { LongText } from "@/components/ui/long-text.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";
import { longDate } from "@/lib/moments.ts";

/** One answered question. */
export function ResponseCard({ response }: { response: TherapistResponse }) {
  const headingId = `question-${response.id}`;
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-lg wrap-anywhere">
        {response.question}
      </h2>
      <LongText text={response.answer} what="the answer" />
      <TagList tags={response.tags} label="Tags" />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-sm text-ink-soft">
          Answered on <time dateTime={response.timestamp}>{longDate(response.timestamp)}</time>
        </p>
        <Button asChild variant="ghost" className="max-sm:-ml-4.5">
          <Link
            to={`/therapist-questionnaire?edit=${encodeURIComponent(response.id)}`}
            aria-describedby={headingId}
          >
            <Pencil aria-hidden="true" className="size-5" />
            Edit Response
          </Link>
        </Button>
      </div>
    </Card>
  );
}
