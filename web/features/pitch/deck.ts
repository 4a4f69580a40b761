import type { ComponentType } from "react";
import type { SlideTone } from "./components/slide.tsx";
import { AskSlide, ClosingSlide, TeamSlide, VisionSlide } from "./slides/future.tsx";
import { OutcomeSlide, PerfectMatchSlide } from "./slides/match.tsx";
import { PersonaSlide, SearchSlide, TitleSlide } from "./slides/opening.tsx";
import { StatisticsSlide } from "./slides/problem.tsx";
import { BehindTheScenesSlide, ConversationSlide, IntroductionSlide } from "./slides/product.tsx";

interface DeckSlide {
  title: string;
  tone: SlideTone;
  Content: ComponentType;
}

/** The slides in their order. */
export const DECK: readonly DeckSlide[] = [
  { title: "Title", tone: "sky", Content: TitleSlide },
  { title: "Meet the client", tone: "night", Content: PersonaSlide },
  { title: "The search", tone: "night", Content: SearchSlide },
  { title: "Statistics", tone: "night", Content: StatisticsSlide },
  { title: "Introduction", tone: "lilac", Content: IntroductionSlide },
  { title: "Conversation", tone: "night", Content: ConversationSlide },
  { title: "Behind the scenes", tone: "night", Content: BehindTheScenesSlide },
  { title: "Perfect match", tone: "night", Content: PerfectMatchSlide },
  { title: "Outcome", tone: "peach", Content: OutcomeSlide },
  { title: "Vision", tone: "sky", Content: VisionSlide },
  { title: "Team", tone: "night", Content: TeamSlide },
  { title: "The ask", tone: "lilac", Content: AskSlide },
  { title: "Thank you", tone: "ember", Content: ClosingSlide },
];

/** The slide that the end of an address names ("#7"), from 1; the first when it names none. */
export function slideOfHash(hash: string): number {
  const number = /^#\d{1,2}$/.test(hash) ? Number(hash.slice(1)) : 1;
  return number >= 1 && number <= DECK.length ? number : 1;
}
