import { RoleDrawing } from "@/components/story/role-drawing.tsx";
import { STORY_WIDTH } from "@/components/story/story-page.tsx";
import { AI_ROLES, type AiRole } from "@/lib/claims.ts";

/** The outlines of three flat stones. */
const STONES: Record<AiRole, string> = {
  listener: "M22 118C8 66 60 18 160 14S344 38 366 96 330 196 214 204 38 178 22 118Z",
  analyser: "M16 104C20 44 92 12 196 16S372 64 368 122 296 200 186 202 12 164 16 104Z",
  matcher: "M26 92C46 34 120 16 220 18S378 76 360 138 254 206 160 200 8 150 26 92Z",
};

/** The three roles as stones that lead across the water. */
export function Stones() {
  return (
    <section aria-labelledby="stones" className="bg-sunk/70">
      <div className={`${STORY_WIDTH} py-20 sm:py-28`}>
        <h2 id="stones" className="display max-w-[20ch] text-4xl">
          Three steps across, and an AI that says it is one.
        </h2>
        <ol className="mt-14 grid gap-12 lg:grid-cols-3 lg:gap-10">
          {AI_ROLES.map(({ id, name, does }) => (
            <li
              key={id}
              className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-10 lg:flex-col lg:items-start lg:gap-5 lg:nth-2:mt-14 lg:nth-3:mt-28"
            >
              <div className="grid w-full max-w-80 shrink-0 place-items-center *:[grid-area:1/1]">
                <svg viewBox="0 0 384 216" aria-hidden="true" className="h-auto w-full">
                  <path d={STONES[id]} className="fill-surface" />
                </svg>
                <div className="w-3/5">
                  <RoleDrawing role={id} />
                </div>
              </div>
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 max-w-[40ch] text-ink-soft">{does}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-16 max-w-[60ch] text-ink-soft">
          It gives no therapy, diagnosis or advice. It finds the person who can, and you decide.
        </p>
      </div>
    </section>
  );
}
