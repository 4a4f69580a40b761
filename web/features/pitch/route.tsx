import { useRef } from "react";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { SkipLink } from "@/components/layout/skip-link.tsx";
import { DeckControls } from "./components/deck-controls.tsx";
import { DeckTools } from "./components/deck-tools.tsx";
import { Slide } from "./components/slide.tsx";
import { DECK } from "./deck.ts";
import { useDeck } from "./use-deck.ts";

/** `/pitch`: the deck. `#7` at the end of the address is its seventh slide. */
export function Component() {
  const { slide, goTo, swipe } = useDeck();
  const deck = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={deck}
      data-theme="dusk"
      className="deck flex min-h-dvh flex-col bg-paper [&:fullscreen]:overflow-y-auto"
    >
      <SkipLink />
      <DeckTools deck={deck} />
      <main id="main" tabIndex={-1} className="deck-stage flex grow flex-col" {...swipe}>
        <PageHeading title="Pitch" className="sr-only">
          Pitch
        </PageHeading>
        <p aria-live="polite" className="sr-only">
          {`Slide ${slide} of ${DECK.length}: ${DECK[slide - 1]?.title}`}
        </p>
        {DECK.map(({ title, tone, Content }, index) => (
          <Slide
            key={title}
            number={index + 1}
            total={DECK.length}
            title={title}
            tone={tone}
            active={slide === index + 1}
          >
            <Content />
          </Slide>
        ))}
      </main>
      <DeckControls slide={slide} goTo={goTo} />
    </div>
  );
}
