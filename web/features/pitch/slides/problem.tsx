import { ClaimsNote } from "@/components/story/claims-note.tsx";
import { Statistics } from "@/components/story/statistics.tsx";

export function StatisticsSlide() {
  return (
    <div>
      <h2 className="display text-4xl">She is not the only one.</h2>
      <Statistics className="mt-6 gap-y-6 md:mt-10" />
      <ClaimsNote className="mt-8" />
    </div>
  );
}
