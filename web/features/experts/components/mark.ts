/** How the words look that an item was made of. The line tells them apart also without the colour. */
export const MARK =
  "rounded-sm bg-clay-soft py-0.5 text-ink underline decoration-clay decoration-2 underline-offset-4";
