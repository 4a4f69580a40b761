import { type TouchEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { DECK, slideOfHash } from "./deck.ts";

/** How far a finger must travel sideways to turn the slide, in pixels. */
const SWIPE = 48;

/** Where a key leads from a slide, if anywhere. */
const STEPS: Record<string, (slide: number) => number> = {
  ArrowRight: (slide) => slide + 1,
  ArrowLeft: (slide) => slide - 1,
  " ": (slide) => slide + 1,
  PageDown: (slide) => slide + 1,
  PageUp: (slide) => slide - 1,
  Home: () => 1,
  End: () => DECK.length,
};

/** The slide in sight, which the address names, and the ways to another: keys, swipes and `goTo`. */
export function useDeck() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const slide = slideOfHash(hash);
  /** Ahead of `slide` while a turn is under way: keys may come faster than the page follows. */
  const target = useRef(slide);

  useEffect(() => {
    target.current = slide;
  }, [slide]);

  function goTo(number: number) {
    const next = Math.min(DECK.length, Math.max(1, number));
    if (next === target.current) return;
    target.current = next;
    void navigate(`#${next}`, { replace: true });
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Space presses the button that has the focus, and nothing else.
      if (event.key === " " && isControl(event.target)) return;
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      goTo(step(target.current));
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });

  return { slide, goTo, swipe: useSwipe((by) => goTo(target.current + by)) };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, input, select, textarea") !== null;
}

/** Handlers for the element that is swiped over: a finger to the left turns forward. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 1.5 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
