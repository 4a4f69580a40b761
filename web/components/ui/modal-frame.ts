/**
 * How a modal looks. The backdrop is a plain element and not Radix's overlay: that one writes a
 * `<style>` into the page to stop scrolling, which the content security policy refuses. Scrolling is
 * stopped in styles.css by `data-modal` instead.
 */
export const BACKDROP = "fixed inset-0 z-40 bg-scrim";

export const MODAL =
  "fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto " +
  "rounded-lg bg-surface p-6 shadow-raised focus-visible:outline-none sm:p-8";

/** A sheet that comes in from the left and fills the height, for a menu on a small screen. */
export const SLIDE_OVER =
  "fixed inset-y-0 left-0 z-50 flex w-80 max-w-[85vw] animate-slide-in flex-col gap-6 overflow-y-auto bg-surface p-5 " +
  "shadow-raised focus-visible:outline-none";
