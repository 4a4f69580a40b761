import { GOALS } from "@/lib/claims.ts";
import { ClaimsNote } from "./claims-note.tsx";

/** The goals under each other, and what such figures are worth. */
export function GoalList() {
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {[GOALS.raise, GOALS.therapists, GOALS.clients].map(({ figure, text }) => (
          <div key={text} className="flex items-baseline justify-between gap-6 py-5">
            <dt className="text-lg text-ink-soft">{text}</dt>
            <dd className="display text-3xl sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <ClaimsNote className="mt-5" />
    </>
  );
}
