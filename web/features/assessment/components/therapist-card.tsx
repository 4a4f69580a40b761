import type { Therapist } from "@rapport/shared/contracts/therapists.ts";
import { Star } from "lucide-react";
import { TherapistFacts } from "@/components/recommendation/therapist-facts.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";

interface TherapistCardProps {
  therapist: Therapist;
  isRecommended: boolean;
}

/** One therapist of the list; the recommended one carries a star. */
export function TherapistCard({ therapist, isRecommended }: TherapistCardProps) {
  return (
    <Card className={`flex w-full flex-col gap-3 ${isRecommended ? "ring-2 ring-clay" : ""}`}>
      {isRecommended && (
        <p>
          <Badge tone="clay">
            <Star aria-hidden="true" className="size-4 fill-current" />
            Recommended Match for You
          </Badge>
        </p>
      )}
      <h2 className="text-xl">{therapist.name}</h2>
      <TherapistFacts therapist={therapist} />
    </Card>
  );
}
