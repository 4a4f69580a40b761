/** What a rounded pixel may hide. */
const ROUNDING = 1;

/** Whether the newest line of a box that scrolls can be read from its first word to its last. */
export function isNewestInSight(box: HTMLElement | null): boolean {
  const line = [...(box?.querySelectorAll("li") ?? [])].at(-1)?.getBoundingClientRect();
  if (!box || !line || line.height === 0) return false;
  const frame = box.getBoundingClientRect();
  const top = Math.max(frame.top, 0);
  const bottom = Math.min(frame.bottom, window.visualViewport?.height ?? window.innerHeight);
  return line.top >= top - ROUNDING && line.bottom <= bottom + ROUNDING;
}
