import { textOf, type Word } from "./words.ts";

const LEADING = new Set(
  "and but so because then also well now plus or like anyway yet still okay".split(" "),
);
/** A joint that the next thought hung on. */
const TRAILING = new Set("and but so or because then um also".split(" "));
const FRAMES: readonly RegExp[] = [
  /^(?:i (?:really |truly |do |always |still |strongly |honestly )*(?:think|believe|feel|find|guess|suppose|would say|'d say|say|know|suspect|tell (?:everyone|people|trainees|my students))(?: that)?|i(?:'ve| have) (?:\w+ )?(?:found|learned|learnt|noticed|seen|come to (?:think|believe|see)|realized|realised|observed)(?: \w+ (?:years?|times|that))?(?: that)?|in my (?:\w+ )?(?:experience|view|opinion|practice)|if you ask me|what i(?:'ve| have)? (?:\w+ )?(?:found|learned|learnt|noticed|seen|see|know|took)(?: over the years| again and again| from (?:him|her|them|that|this|it|\w+ \w+))? is(?: that)?|the (?:thing|point|truth|fact|lesson|bottom line) (?:here )?is(?: that)?|my (?:sense|view|impression|belief|rule|experience|rule of thumb) is(?: that)?|another thing(?: i(?:'ve| have)? (?:\w+ )?(?:noticed|learned|found))? is(?: that)?|(?:the )?(?:first|second|third|next|last) is that|(?:the )?(?:other|next|last|second|third|first) (?:thing|point)(?: (?:is|that|i(?:'ve| have)? \w+))*(?: is)?(?: that)?|another thing|it (?:seems|turns out)(?: to me)?(?: that)?|(?:last|lastly|finally|again|next|above all|first|second|third|one more thing)(?=,)|(?:always )?remember(?: that)?|(?:keep|bear) in mind(?: that)?|note(?: that)?|and so|of course|as a rule|for me|to me|i (?:tell|say|mention|write) (?:it|this|that)(?: story)? because|honestly|frankly|actually|really|also|insight|observation|warning|rule|note|lesson)(?=[\s,:])[,:]?\s*/i,
];

/** A text as it goes on in the middle of a sentence. */
export const lowerFirst = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words as a sentence of their own: no joint in front, first letter large, one full stop. */
export function sentenceOf(words: readonly Word[]): string {
  let from = 0;
  while (from < words.length - 2 && LEADING.has(words[from]?.lower ?? "")) from++;
  let end = words.length;
  while (
    end > from + 3 &&
    TRAILING.has(words[end - 1]?.lower ?? "") &&
    !/^(?:say|says|said|do|does|did|think|thinks|hope|hopes|them|it)$/.test(
      words[end - 2]?.lower ?? "",
    )
  )
    end--;
  return finish(textOf(words.slice(from, end)));
}

/** A text as a sentence: first letter large, "I" large, one full stop. */
export function finish(text: string): string {
  const body = text
    .replace(/\b(him|her|them|it) (?=(?:he|she|they|it|you)'(?:ll|d|re|s)\b)/gi, "$1; ")
    .replace(/\s+/g, " ")
    .replace(/\bi(?=\b(?!\.))/g, "I")
    .replace(/[\s,;:.!…–—-]+$/, "")
    .trim();
  if (body === "") return "";
  return /[?]$/.test(body) ? capital(body) : `${capital(body)}.`;
}

/** A claim without what only says that somebody claims it: "I think that people leave" → "People leave." */
export function claimOf(words: readonly Word[]): string {
  let text = sentenceOf(words);
  for (let round = 0; round < 3; round++) {
    const shorter = FRAMES.reduce((rest, frame) => rest.replace(frame, ""), text);
    if (shorter === text) break;
    text = capital(shorter.replace(/^(?:and|but|so|that|is that|,)\s+/i, ""));
  }
  return finish(text);
}
