import type { Therapist } from "@rapport/shared/contracts/therapists.ts";
import { TagList } from "@/components/ui/tag-list.tsx";

/** "1 year", "12 years"; a therapist in their first year has none to count. */
export function yearsOfExperience(years: number): string {
  if (years < 1) return "In their first year of practice";
  return `${years} ${years === 1 ? "year" : "years"} of experience`;
}

/** What everybody may know of a therapist, under their name: specialty, years, style and tags. */
export function TherapistFacts({ therapist }: { therapist: Therapist }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">
        {therapist.specialty && (
          <>
            <span className="font-semibold text-ink">{therapist.specialty}</span>
            <span aria-hidden="true"> · </span>
            <span className="sr-only">, </span>
          </>
        )}
        {yearsOfExperience(therapist.experience)}
      </p>
      {therapist.style && <p>{therapist.style}</p>}
      <TagList tags={therapist.tags} label="Tags" />
    </div>
  );
}
