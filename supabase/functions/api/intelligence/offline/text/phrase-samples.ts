import { compilePhrases, findPhrases, type WordClasses } from "./phrases.ts";
import { readText } from "./tokens.ts";

/** The ways an element of a phrase may be said: its alternatives, with the members of its classes. */
function waysToSay(element: string, classes: WordClasses): string[] {
  const required = element.replace(/\?$/, "");
  if (!/[{|]/.test(required)) return [required.replace(/^=|\*$/g, "")];
  return required
    .split("|")
    .flatMap((word) => (word.startsWith("{") ? (classes[word.slice(1, -1)] ?? []) : [word]))
    .map((word) => word.replace(/^=|\*$/g, ""));
}

/** The words of a phrase, said once with each alternative in turn and with nothing in its gaps. */
export function samplesOf(phrase: string, classes: WordClasses = {}): string[] {
  const ways = phrase
    .split(" ")
    .filter((element) => !/^~+$/.test(element))
    .map((element) => waysToSay(element, classes));
  const first = ways.map(([word = ""]) => word);
  return ways.flatMap((words, at) =>
    words.slice(at === 0 ? 0 : 1).map((word) => first.with(at, word).join(" ")),
  );
}

/**
 * Samples of phrases that their own phrase does not find, for tests of data: an alternative that a
 * text never holds in that form ("wont" is read as "will not") is written for nothing.
 */
export function unheard(
  phrases: readonly string[],
  classes: WordClasses = {},
  read: (sample: string) => string = (sample) => sample,
): string[] {
  const compiled = compilePhrases(
    phrases.map((phrase) => ({ phrase, value: phrase })),
    classes,
  );
  return phrases.flatMap((phrase) =>
    samplesOf(phrase, classes)
      .filter((sample) => {
        const found = findPhrases(compiled, readText(read(sample)));
        return found.every(({ value }) => value !== phrase);
      })
      .map((sample) => `${phrase}: ${sample}`),
  );
}
