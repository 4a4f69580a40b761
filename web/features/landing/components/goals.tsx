import { Link } from "react-router";
import { RatioChart } from "@/components/story/charts.tsx";
import { GoalList } from "@/components/story/goal-list.tsx";
import { Button } from "@/components/ui/button.tsx";
import { GOALS } from "@/lib/claims.ts";
import { Turn } from "./turn.tsx";

export function Goals() {
  return (
    <Turn
      id="going"
      question="Where is this going?"
      answer="To where one good therapist is in reach of everyone who asks."
    >
      <div className="grid items-center gap-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <GoalList />
          <Button asChild variant="secondary" className="mt-8">
            <Link to="/pitch">See the pitch</Link>
          </Button>
        </div>
        <figure className="mx-auto w-full max-w-80">
          <RatioChart />
          <figcaption className="mt-4 text-center text-sm text-balance text-ink-soft">
            What the goals come to: {GOALS.clientsPerTherapist} clients for each therapist.
          </figcaption>
        </figure>
      </div>
    </Turn>
  );
}
