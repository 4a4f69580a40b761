import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "@/components/ui/card.tsx";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Name, address, dates and the number of answers. A guest has neither name nor address. */
export function AccountCard({ user, profile }: { user: User; profile: ClientProfile }) {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const answers = profile.responses.length;
  return (
    <Card aria-labelledby="about-you" className="flex flex-col gap-4">
      <h2 id="about-you" className="text-xl">
        About you
      </h2>
      <dl className="flex flex-col gap-3">
        <Entry term="Name">{name && !user.isGuest ? name : "Guest"}</Entry>
        {profile.email && <Entry term="Email">{profile.email}</Entry>}
        <Entry term="Created">{DATE.format(new Date(profile.createdAt))}</Entry>
        <Entry term="Last updated">{DATE.format(new Date(profile.updatedAt))}</Entry>
        <Entry term="Answers">{answers === 1 ? "1 answer" : `${answers} answers`}</Entry>
      </dl>
      <Link to="/client-assessment" className="text-link inline-flex min-h-11 items-center">
        {answers === 0 ? "Take the assessment" : "Go to the assessment"}
      </Link>
    </Card>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
