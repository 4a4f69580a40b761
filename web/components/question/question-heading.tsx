import { expertTitle } from "@rapport/shared/expert-name.ts";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Progress } from "@/components/ui/progress.tsx";

interface QuestionHeadingProps {
  question: { text: string; reasoning: string; source?: { therapist: string } | undefined };
  /** Counted from 1. */
  number: number;
  of: number;
  /** How far one is, from 0 to 1. */
  progress: number;
  /** What progresses; read out, not shown. */
  progressLabel: string;
  /** What the browser's tab says. The same at every question: the heading is read out beside it. */
  title: string;
}

/** How far one is, what is asked, by whom and why. Number and question are read out together. */
export function QuestionHeading({
  question,
  number,
  of,
  progress,
  progressLabel,
  title,
}: QuestionHeadingProps) {
  const place = `Question ${number} of ${of}`;
  const therapist = question.source?.therapist;
  return (
    <div className="flex flex-col gap-5">
      <Progress value={progress} label={progressLabel} valueText={place} />
      <div className="flex flex-col gap-3">
        <PageHeading title={title}>
          <span className="mb-2 block font-sans text-sm font-medium tracking-normal text-ink-soft">
            {place}
          </span>
          <span className="block text-2xl">{question.text}</span>
        </PageHeading>
        {question.reasoning && (
          <p className="text-sm text-ink-soft sm:text-base">
            Why we're asking: {question.reasoning}
          </p>
        )}
        {therapist && (
          <p className="text-sm text-ink-soft">Contributed by Dr. {expertTitle(therapist)}</p>
        )}
      </div>
    </div>
  );
}
