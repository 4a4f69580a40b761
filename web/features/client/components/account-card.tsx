import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { useQuery } from "@tanstack/react-query";
import { Card } from "@/components/ui/card.tsx";
import { Fact } from "@/components/ui/fact.tsx";
import { accountDatesQuery } from "@/lib/client-queries.ts";
import { longDate } from "@/lib/moments.ts";

interface AccountCardProps {
  user: User;
  profile: ClientProfile | null;
}

/**
 * Name, address and dates. A guest has neither name nor address; before there is a profile, the dates
 * are those of the account.
 */
export function AccountCard({ user, profile }: AccountCardProps) {
  const { firstName, lastName, email } = profile ?? user;
  const name = `${firstName} ${lastName}`.trim();
  const account = useQuery({ ...accountDatesQuery(user.id), enabled: profile === null });
  const dates = profile ?? account.data;
  return (
    <Card aria-labelledby="about-you" className="flex flex-col gap-4">
      <h2 id="about-you" className="text-xl">
        About you
      </h2>
      <dl className="flex flex-col gap-3">
        <Fact term="Name">{name && !user.isGuest ? name : "Guest"}</Fact>
        {!user.isGuest && <Fact term="Email">{email}</Fact>}
        {dates && (
          <>
            <Fact term="Created">
              <time dateTime={dates.createdAt}>{longDate(dates.createdAt)}</time>
            </Fact>
            <Fact term="Last updated">
              <time dateTime={dates.updatedAt}>{longDate(dates.updatedAt)}</time>
            </Fact>
          </>
        )}
      </dl>
    </Card>
  );
}
