import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { RecommendationCard } from "@/components/recommendation/recommendation-card.tsx";
import { AccountCard } from "./account-card.tsx";
import { FindTherapistCard } from "./find-therapist-card.tsx";
import { PersonalityCard } from "./personality-card.tsx";

/** All that is known of a client: who they are, who fits them, and how they were understood. */
export function ProfileDashboard({ user, profile }: { user: User; profile: ClientProfile }) {
  const questions = new Map(profile.responses.map((one) => [one.questionId, one.question]));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <FindTherapistCard />
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PersonalityCard profile={profile} />
        {profile.recommendation && (
          <RecommendationCard
            recommendation={profile.recommendation}
            engine={null}
            questionText={(questionId) => questions.get(questionId)}
          />
        )}
      </div>
      <AccountCard user={user} profile={profile} />
    </div>
  );
}
