/**
 * A problem people bring, with the words for it. `label` reads well after "experience with".
 * `names` are what clinicians and directories call it, `says` what people say who have it, and
 * `hints` what alone proves little. All are phrases as in `text/phrases.ts`.
 */
export interface Problem<Id extends string = string> {
  id: Id;
  label: string;
  names: readonly string[];
  says: readonly string[];
  hints?: readonly string[];
  /** Names it in a directory; in a client's words no more than a hint ("sleep", "couples"). */
  listed?: readonly string[];
  /** Told in the past tense it is still what the person brings: what happened, whom they lost. */
  lasting?: boolean;
  /** A condition of one person: "my husband drinks" is not the speaker's own. */
  personal?: boolean;
}

/** Keeps the ids as literal types. */
export function problem<const Id extends string>(of: Problem<Id>): Problem<Id> {
  return of;
}

/** A list of phrases as running text: apart by semicolons or line breaks. */
export function phrases(text: TemplateStringsArray): readonly string[] {
  return text
    .join("")
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
