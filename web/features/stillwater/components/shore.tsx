import { GoalList } from "@/components/story/goal-list.tsx";
import { PartnerLogos } from "@/components/story/partner-logos.tsx";
import { RoleSign } from "@/components/story/role-signs.tsx";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { TEAM } from "@/lib/claims.ts";

/** Who is behind it, where it is going, and with whom. */
export function Shore() {
  return (
    <div className={`${STORY_WIDTH} grid gap-x-20 gap-y-20 py-20 sm:py-28 lg:grid-cols-[3fr_2fr]`}>
      <section aria-labelledby="team">
        <h2 id="team" className="display text-4xl">
          Who is here with you
        </h2>
        <ul className="mt-10 flex flex-col gap-8">
          {TEAM.map(({ id, role, does }) => (
            <li key={id} className="flex items-center gap-6">
              <RoleSign role={id} className="w-16 shrink-0" />
              <p>
                <span className="block font-semibold">{role}</span>
                <span className="text-ink-soft">{does}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="goals">
        <h2 id="goals" className="display text-4xl">
          Where the stream leads
        </h2>
        <div className="mt-10">
          <GoalList />
        </div>
      </section>
      <section aria-labelledby="partners" className="lg:col-span-2">
        <h2 id="partners" className="mb-6 text-sm font-semibold text-ink-soft">
          Partners along the way
        </h2>
        <PartnerLogos />
      </section>
    </div>
  );
}
