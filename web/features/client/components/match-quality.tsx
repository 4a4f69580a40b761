import { useId } from "react";
import { Progress } from "@/components/ui/progress.tsx";

/** How well the best therapist so far fits; nothing was matched while it is 0. */
export function MatchQuality({ score }: { score: number }) {
  const id = useId();
  const percentage = `${Math.round(score)}%`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          Match Quality
        </h2>
        <p className={score > 0 ? "font-semibold" : "text-ink-soft"}>
          {score > 0 ? percentage : "Nobody matched yet"}
        </p>
      </div>
      <Progress value={score / 100} label="Match quality" valueText={percentage} />
    </section>
  );
}
