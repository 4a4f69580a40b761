import type { MouseEvent } from "react";

/** The address stays as it is: of the deck it names the slide. */
function goToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** The first thing Tab reaches on a page: the way past its header. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: on a page that runs without scripts it is the link alone.
    <a
      href="#main"
      onClick={goToContent}
      className="sr-only rounded-md bg-pine px-4 py-3 font-semibold text-on-pine focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      Skip to content
    </a>
  );
}
