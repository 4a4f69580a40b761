import { useId } from "react";
import { Progress } from "@/components/ui/progress.tsx";

interface InsightProgressProps {
  /** "3/7 insights". */
  count: string;
  /** How far, from 0 to 1. */
  progress: number;
  label: string;
}

/** How much is understood so far. */
export function InsightProgress({ count, progress, label }: InsightProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-sm text-ink-soft tabular-nums">{count}</span>
      </p>
      <Progress value={progress} label={label} valueText={count} />
    </div>
  );
}
