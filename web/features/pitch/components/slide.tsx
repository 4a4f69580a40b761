import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";

const TONES = {
  night: "bg-paper text-ink",
  sky: "dusk-sky bg-paper text-ink",
  ember: "dusk-ember bg-paper text-ink",
  lilac: "bg-pine text-on-pine",
  peach: "bg-clay text-on-pine",
} as const;

export type SlideTone = keyof typeof TONES;

interface SlideProps {
  /** Its place in the deck, from 1. */
  number: number;
  total: number;
  title: string;
  active: boolean;
  tone: SlideTone;
  children: ReactNode;
}

/** One slide: alone on the screen, one page on paper. */
export function Slide({ number, total, title, active, tone, children }: SlideProps) {
  return (
    <section
      data-slide={number}
      aria-roledescription="slide"
      aria-label={`${number} of ${total}: ${title}`}
      className={cx(
        "deck-slide relative grow place-items-center overflow-hidden px-5 py-8 sm:px-12 lg:px-20",
        active ? "grid animate-appear" : "hidden",
        TONES[tone],
      )}
    >
      <div className="relative w-full max-w-6xl">{children}</div>
    </section>
  );
}
