import { TwoChairs } from "../components/two-chairs.tsx";
import { PERSONA } from "../persona.ts";

const REASONS = [
  {
    weighed: "How she wants to be spoken to",
    dots: 5,
    client: "Don’t tell me to breathe.",
    therapist: "I am warm and I am direct.",
  },
  {
    weighed: "What it is about",
    dots: 4,
    client: "Since my father.",
    therapist: "Grief that nobody at work knows of.",
  },
] as const;

export function PerfectMatchSlide() {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-16">
      <div>
        <h2 className="display text-5xl">A perfect match gives its reasons.</h2>
        <p className="mt-5 text-lg text-ink-soft">
          One therapist recommended, two more who differ. Every reason rests on the words of both,
          letter for letter, and one line says what is worth asking first.
        </p>
      </div>
      <ul aria-label="A made-up match" className="flex flex-col gap-5">
        {REASONS.map(({ weighed, dots, client, therapist }) => (
          <li key={weighed} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
            <p className="flex items-center justify-between gap-4 font-semibold">
              {weighed}
              <svg
                viewBox="0 0 68 12"
                role="img"
                aria-label={`${dots} of 5`}
                className="h-3 w-auto shrink-0"
              >
                {[1, 2, 3, 4, 5].map((dot) => (
                  <circle
                    key={dot}
                    cx={dot * 14 - 8}
                    cy="6"
                    r="5"
                    className={dot <= dots ? "fill-pine" : "fill-line"}
                  />
                ))}
              </svg>
            </p>
            <div className="mt-4 flex flex-col gap-3 sm:flex-row">
              <blockquote className="spoken grow basis-1/2 rounded-lg rounded-bl-none bg-pine-soft px-4 py-3 text-xl">
                “{client}”
              </blockquote>
              <blockquote className="spoken grow basis-1/2 rounded-lg rounded-br-none bg-clay-soft px-4 py-3 text-xl">
                “{therapist}”
              </blockquote>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OutcomeSlide() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <div>
        <h2 className="display text-6xl">{PERSONA.name} stays.</h2>
        <p className="mt-6 max-w-[40ch] text-xl">
          In the fourth session she says what she has told nobody. She sleeps, some nights. That is
          the outcome we build for: the session after the third.
        </p>
      </div>
      <TwoChairs className="mx-auto w-full max-w-72 md:max-w-md" />
    </div>
  );
}
