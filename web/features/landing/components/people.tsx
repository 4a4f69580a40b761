import { PartnerLogos } from "@/components/story/partner-logos.tsx";
import { RoleSign } from "@/components/story/role-signs.tsx";
import { TEAM } from "@/lib/claims.ts";
import { Turn } from "./turn.tsx";

export function People() {
  return (
    <Turn
      id="behind"
      question="Who is behind this?"
      answer="Two senior therapists, and a team that listens to them."
    >
      <h3 className="sr-only">The team</h3>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
        {TEAM.map(({ id, role, does }) => (
          <li key={id} className="flex flex-col items-start gap-4">
            <RoleSign role={id} />
            <div>
              <h4 className="font-semibold">{role}</h4>
              <p className="mt-1 text-ink-soft">{does}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-16 mb-6 border-t border-line pt-10 text-sm font-semibold text-ink-soft">
        With partners such as
      </h3>
      <PartnerLogos />
    </Turn>
  );
}
