import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";

export function FindTherapistCard() {
  return (
    <Card
      tone="accent"
      aria-labelledby="find-therapist"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:flex-col lg:items-stretch lg:gap-4"
    >
      <div>
        <h2 id="find-therapist" className="text-xl">
          Find Your Perfect Therapist
        </h2>
        <p className="text-on-pine/90">How can we help you today?</p>
      </div>
      <Button asChild variant="secondary">
        <Link to="/natural-matchmaker" className="focus-visible:outline-on-pine">
          Start a Session
        </Link>
      </Button>
    </Card>
  );
}
