import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { TITLE } from "../texts.ts";

/** What progresses; read out with the bar. */
export const PROGRESS_LABEL = "Progress of the questionnaire";

interface StepHeadingProps {
  /** How far one is, from 0 to 1. */
  progress: number;
  /** The same in words. */
  place: string;
  title: string;
}

/** The heading of the first and of the last step, with how far one is. */
export function StepHeading({ progress, place, title }: StepHeadingProps) {
  return (
    <div className="flex flex-col gap-5">
      <Progress value={progress} label={PROGRESS_LABEL} valueText={place} />
      <PageHeading title={TITLE}>
        <span className="mb-2 block text-sm font-medium tracking-normal text-ink-soft">
          {place}
        </span>
        <span className="block">{title}</span>
      </PageHeading>
    </div>
  );
}
