import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { Link } from "react-router";
import { Card } from "@/components/ui/card.tsx";
import { TagList } from "@/components/ui/tag-list.tsx";

/** What stands there before there is a profile, or while there is none. */
function whyNone({ status }: ClientProfile): string {
  if (status === "generating") return "Your personality profile is being generated...";
  if (status === "failed") return "Your personality profile could not be generated.";
  return "Your personality profile has not been generated yet.";
}

/** The client in a few words, and the ways to the whole. */
export function PersonalitySummary({ profile }: { profile: ClientProfile }) {
  const results = profile.analysisResults;
  return (
    <Card aria-labelledby="personality" className="flex flex-col gap-4">
      <h2 id="personality" className="text-xl">
        Your Personality Tags
      </h2>
      {results && <TagList tags={results.tags} label="Personality tags" tone="pine" />}
      {results?.summary && <p className="wrap-anywhere">{results.summary}</p>}
      {(!results || profile.status === "generating") && (
        <p role="status" className="text-ink-soft">
          {results ? "It is being written anew..." : whyNone(profile)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link
          to="/client-profile/personality"
          className="text-link inline-flex min-h-11 items-center"
        >
          View your personality profile
        </Link>
        <Link
          to="/client-profile/responses"
          className="text-link inline-flex min-h-11 items-center"
        >
          View your session responses
        </Link>
      </p>
    </Card>
  );
}
