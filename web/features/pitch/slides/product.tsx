import { BRAND } from "@rapport/shared/brand.ts";
import { RoleDrawing } from "@/components/story/role-drawing.tsx";
import { AI_ROLES } from "@/lib/claims.ts";
import { PERSONA } from "../persona.ts";

export function IntroductionSlide() {
  return (
    <div>
      <h2 className="display max-w-[15ch] text-6xl">{BRAND.name} begins with a talk.</h2>
      <p className="mt-8 max-w-[44ch] text-xl">
        No check boxes and no rows of faces. {PERSONA.name} says what she would tell a friend, out
        loud or in writing, and is introduced to one therapist who is likely to understand it.
      </p>
    </div>
  );
}

const TALK = [
  { who: "Rapport", text: "Hi! How are you feeling today?" },
  { who: PERSONA.name, text: "I’m fine. I just don’t sleep." },
  { who: "Rapport", text: "Since when are the nights like that?" },
  { who: PERSONA.name, text: "Since my father. And don’t tell me to breathe, please." },
  { who: "Rapport", text: "I won’t. When you are stuck, is it advice you want, or questions?" },
] as const;

export function ConversationSlide() {
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-16">
      <div>
        <h2 className="display text-5xl">It asks. She answers in her own words.</h2>
        <p className="mt-5 text-lg text-ink-soft">
          Senior therapists wrote the questions. What {PERSONA.name} mentions by the way is not
          asked again.
        </p>
      </div>
      <ol aria-label="A made-up talk" className="flex flex-col gap-3">
        {TALK.map(({ who, text }) =>
          who === PERSONA.name ? (
            <li
              key={text}
              className="spoken ml-auto max-w-[85%] rounded-xl rounded-br-sm bg-pine px-5 py-3 text-lg text-on-pine sm:text-xl"
            >
              <span className="sr-only">{who}: </span>“{text}”
            </li>
          ) : (
            <li
              key={text}
              className="mr-auto max-w-[85%] rounded-xl rounded-bl-sm bg-sunk px-5 py-3 text-lg"
            >
              <span className="sr-only">{BRAND.name}: </span>
              {text}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

export function BehindTheScenesSlide() {
  return (
    <div>
      <h2 className="display max-w-[20ch] text-5xl">Behind the scenes, an AI in three roles.</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        {AI_ROLES.map(({ id, name, does }) => (
          <li key={id} className="md:px-8 md:first:pl-0 md:last:pr-0">
            <RoleDrawing role={id} className="max-w-48 md:max-w-72" />
            <h3 className="mt-3 text-xl md:mt-6">{name}</h3>
            <p className="mt-1 text-ink-soft">{does}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
