import type { AssessmentQuestion } from "@rapport/shared/contracts/assessment.ts";
import { Progress } from "@/components/ui/progress.tsx";
import { AssessmentHeading } from "./assessment-heading.tsx";

interface QuestionHeadingProps {
  question: AssessmentQuestion;
  number: number;
  of: number;
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** How far one is, what is asked, by whom and why. Number and question are read out together. */
export function QuestionHeading({ question, number, of }: QuestionHeadingProps) {
  const place = `Question ${number} of ${of}`;
  const therapist = question.source?.therapist;
  return (
    <div className="flex flex-col gap-5">
      <Progress value={number / of} label="Progress of the assessment" valueText={place} />
      <div className="flex flex-col gap-3">
        <AssessmentHeading>
          <span className="mb-2 block text-sm font-medium tracking-normal text-ink-soft">
            {place}
          </span>
          <span className="block text-2xl">{question.text}</span>
        </AssessmentHeading>
        {question.reasoning && (
          <p className="text-sm text-ink-soft sm:text-base">
            Why we're asking: {question.reasoning}
          </p>
        )}
        {therapist && (
          <p className="text-sm text-ink-soft">Contributed by Dr. {capitalised(therapist)}</p>
        )}
      </div>
    </div>
  );
}
