import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { DECK } from "../deck.ts";

interface DeckControlsProps {
  slide: number;
  goTo: (slide: number) => void;
}

/** Back, a dot for each slide, where one is, and on. */
export function DeckControls({ slide, goTo }: DeckControlsProps) {
  return (
    <nav
      aria-label="Slides"
      className="deck-controls sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 border-t border-line bg-paper px-1 py-1 min-[22.5rem]:px-3 sm:flex-nowrap sm:px-6"
    >
      <Turn label="Previous" disabled={slide === 1} onClick={() => goTo(slide - 1)}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Turn>
      <ol className="order-first flex w-full flex-wrap justify-center sm:order-none sm:w-auto">
        {DECK.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-current={slide === index + 1 ? "true" : undefined}
              onClick={() => goTo(index + 1)}
              className="group grid h-11 w-6 place-items-center rounded-md -outline-offset-3 min-[22.5rem]:w-6.5 sm:w-8"
            >
              <span className="h-2 w-2 rounded-full bg-line-strong transition-all duration-200 group-hover:bg-ink group-aria-[current]:w-5 group-aria-[current]:bg-clay" />
            </button>
          </li>
        ))}
      </ol>
      <p className="text-center font-semibold tabular-nums sm:min-w-16">
        {slide} / {DECK.length}
      </p>
      <Turn label="Next" disabled={slide === DECK.length} onClick={() => goTo(slide + 1)}>
        <ChevronRight aria-hidden="true" className="size-6" />
      </Turn>
    </nav>
  );
}

interface TurnProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At either end it keeps its focus, which a disabled button would lose, and does nothing. */
function Turn({ label, disabled, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md text-ink transition-colors hover:bg-sunk aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
