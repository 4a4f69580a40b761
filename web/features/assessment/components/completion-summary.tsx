import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { useSession } from "@/lib/session.ts";
import { AssessmentHeading } from "./assessment-heading.tsx";

interface CompletionSummaryProps {
  onStartOver: () => void;
  onListTherapists: () => void;
}

/** Says that it is done and where one can go from here. */
export function CompletionSummary({ onStartOver, onListTherapists }: CompletionSummaryProps) {
  // Without even a guest's account there is nobody whose profile could be generated.
  const isVisitor = useSession(({ user }) => user === null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" />
        <AssessmentHeading>Assessment Complete!</AssessmentHeading>
      </div>
      <p className="max-w-2xl">
        {isVisitor
          ? "Your responses have been saved."
          : "Your responses have been saved, and your personality profile is being generated."}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button asChild>
          <Link to="/client-profile">Go to Your Dashboard</Link>
        </Button>
        <Button variant="secondary" onClick={onListTherapists}>
          See All Therapists
        </Button>
        <Button variant="ghost" onClick={onStartOver}>
          Take Assessment Again
        </Button>
      </div>
      <p className="max-w-2xl text-sm text-ink-soft">
        You can find more therapist matches by asking “How can we help you today?” in your
        dashboard.
      </p>
    </div>
  );
}
