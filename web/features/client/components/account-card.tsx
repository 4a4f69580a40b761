import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { longDate } from "@/lib/moments.ts";

interface AccountCardProps {
  user: User;
  profile: ClientProfile | null;
}

/** Name, address and dates. A guest has neither name nor address. */
export function AccountCard({ user, profile }: AccountCardProps) {
  const { firstName, lastName, email } = profile ?? user;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card aria-labelledby="about-you" className="flex flex-col gap-4">
      <h2 id="about-you" className="text-xl">
        About you
      </h2>
      <dl className="flex flex-col gap-3">
        <Fact term="Name">{name && !user.isGuest ? name : "Guest"}</Fact>
        {!user.isGuest && <Fact term="Email">{email}</Fact>}
        {profile && (
          <>
            <Fact term="Created">
              <time dateTime={profile.createdAt}>{longDate(profile.createdAt)}</time>
            </Fact>
            <Fact term="Last updated">
              <time dateTime={profile.updatedAt}>{longDate(profile.updatedAt)}</time>
            </Fact>
          </>
        )}
      </dl>
    </Card>
  );
}
