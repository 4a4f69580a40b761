import { type RefObject, useEffect, useRef } from "react";

/** Tells the page's styles how much of it can be seen beside a keyboard on the screen. */
const VISIBLE_HEIGHT = "--visible-height";

/**
 * Keeps the box around a text field in sight while a keyboard on the screen covers part of the page: as
 * browsers do it that shrink the page for the keyboard, and as those that only lay it over.
 *
 * @returns where the box around it goes
 */
export function useKeyboardRoom(field: RefObject<HTMLElement | null>) {
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    let height = seen.height;
    function fit() {
      if (!seen) return;
      // Zoomed in one reads, and chooses what to look at.
      if (seen.scale > 1) return;
      style.setProperty(VISIBLE_HEIGHT, `${seen.height}px`);
      const isSmaller = seen.height < height;
      height = seen.height;
      if (isSmaller && document.activeElement === field.current) {
        around.current?.scrollIntoView({ block: "end", behavior: "instant" });
      }
    }
    fit();
    seen.addEventListener("resize", fit);
    return () => {
      seen.removeEventListener("resize", fit);
      style.removeProperty(VISIBLE_HEIGHT);
    };
  }, [field]);

  return around;
}
