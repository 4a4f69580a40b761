/**
 * How a modal looks. The backdrop is a plain element and not Radix's overlay: that one writes a
 * `<style>` into the page to stop scrolling, which the content security policy refuses. Scrolling is
 * stopped in styles.css by `data-modal` instead.
 */
export const BACKDROP = "fixed inset-0 z-40 bg-ink/45";

export const MODAL =
  "fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto " +
  "rounded-lg bg-surface p-6 shadow-raised focus-visible:outline-none sm:p-8";
