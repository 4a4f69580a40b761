import type { AdminOverviewAnswer } from "@rapport/shared/contracts/admin.ts";
import { NewestList } from "./newest-list.tsx";

type Accounts = AdminOverviewAnswer["newestAccounts"];

const ROLES = { client: "Client", therapist: "Therapist", admin: "Admin" } as const;

export function NewestAccounts({ accounts }: { accounts: Accounts }) {
  return (
    <NewestList
      id="newest-accounts"
      title="Newest accounts"
      empty="There are no accounts yet."
      rows={accounts.map(({ id, name, role, isGuest, createdAt }) => ({
        id,
        createdAt,
        content: (
          <>
            <span className="font-medium">{name.trim() || "No name"}</span>
            <span className="text-ink-soft"> · {isGuest ? "Guest" : ROLES[role]}</span>
          </>
        ),
      }))}
    />
  );
}
