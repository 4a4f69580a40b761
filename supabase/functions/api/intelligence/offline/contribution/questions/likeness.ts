import { stem } from "../../text/stem.ts";
import { lowerWords } from "../language/words.ts";

const SMALL = new Set(
  "the a an and or but of to in on for with from at by is are was were be been have has had do does did not no that this it they them their we us our you your yours yourself i my what how who whom why when where which if whether because so than then as about can could would will should may might must some any there tell us ever just most more very like want know think make made get".split(
    " ",
  ),
);

/** The words of a text that say what it is about, by stem. */
export function contentOf(text: string): Set<string> {
  return new Set(
    lowerWords(text)
      .filter((word) => word.length > 1 && !SMALL.has(word))
      .map(stem),
  );
}

/** How much two texts are about the same, 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}

/** From here on two texts say the same. */
export const SAME = 0.66;

/** Whether all that a text is about is in another. */
export function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  if (part.size === 0) return false;
  for (const word of part) if (!whole.has(word)) return false;
  return true;
}
