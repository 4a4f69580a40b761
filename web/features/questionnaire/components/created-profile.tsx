import type { TherapistProfile } from "@rapport/shared/contracts/therapist-profile.ts";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";

/** Why there is no specialty or style, which are read from the answers. */
const MISSING: Record<TherapistProfile["generation"], string> = {
  none: "Not written yet",
  generating: "Being written",
  failed: "Not written yet",
  ready: "Your answers do not say it yet",
};

/** What the directory shows of a therapist. What is not there is said to be missing, not left out. */
export function CreatedProfile({ therapist }: { therapist: TherapistProfile }) {
  const { name, experience, specialty, style, tags, generation } = therapist;
  const missing = MISSING[generation];
  return (
    <Card aria-labelledby="profile" className="flex flex-col gap-5">
      <h2 id="profile" className="text-2xl">
        Your Profile
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term="Name">{name}</Fact>
        <Fact term="Experience">{experience === 1 ? "1 year" : `${experience} years`}</Fact>
        <Fact term="Specialty" missing={missing}>
          {specialty}
        </Fact>
        <Fact term="Style" missing={missing}>
          {style}
        </Fact>
      </dl>
      <TagList tags={tags} label="Tags" tone="pine" />
    </Card>
  );
}
