import { BRAND } from "@rapport/shared/brand.ts";
import { VoiceRing } from "@/components/story/voice-ring.tsx";
import { Persona } from "../components/persona.tsx";
import { SearchPath } from "../components/search-path.tsx";
import { PERSONA } from "../persona.ts";

export function TitleSlide() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <p className="font-semibold text-clay">Pitch deck, seed round</p>
        <h2 className="display mt-5 text-6xl">{BRAND.name}</h2>
        <p className="display mt-6 max-w-[16ch] text-4xl text-ink-soft">{BRAND.tagline}</p>
      </div>
      <VoiceRing className="mx-auto w-full max-w-60 sm:max-w-80 lg:max-w-md" />
    </div>
  );
}

export function PersonaSlide() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-[2fr_3fr] md:gap-16">
      <Persona className="mx-auto w-full max-w-48 md:max-w-sm" />
      <div>
        <h2 className="display text-5xl">
          Meet {PERSONA.name}, {PERSONA.age}.
        </h2>
        <p className="spoken mt-6 text-2xl sm:text-3xl">“{PERSONA.says}”</p>
        <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">{PERSONA.life}</p>
        <p className="mt-6 text-sm text-ink-soft">{PERSONA.note}</p>
      </div>
    </div>
  );
}

const STOPS = [
  { title: "A directory", text: "Rows of faces. All of them warm, all of them caring." },
  { title: "Three messages", text: "One comes back: no openings until spring." },
  { title: "A first session", text: "Breathing exercises. She wanted to talk about her father." },
  { title: "A closed tab", text: "She stops looking. Nobody notices." },
] as const;

export function SearchSlide() {
  return (
    <div>
      <h2 className="display max-w-[18ch] text-5xl">She looks for help. Help is hard to find.</h2>
      <SearchPath className="mt-8 hidden w-full sm:block" />
      <ol className="mt-8 grid gap-x-10 gap-y-5 sm:mt-4 sm:grid-cols-4">
        {STOPS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
