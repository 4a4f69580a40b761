import { asQuestionText } from "../grammar/ask-clause.ts";
import { type Addressee, toSecondPerson } from "../grammar/persons.ts";
import { isParticiple } from "../grammar/verbs.ts";
import { ownWord, type Word } from "../language/words.ts";

const at = (words: readonly Word[], index: number) => words[index]?.lower ?? "";

const STATE =
  /^(?:willing|able|ready|prepared|open|comfortable|happy|trained|licensed|available|used|allowed|afraid|proud|at ease|familiar|confident|insured|registered)$/;

/** ", yes or no", "y/n": that it is a question. */
function withoutYesNo(words: readonly Word[]): Word[] {
  const said = words.map(({ lower }) => lower).join(" ");
  const tail = / yes (?:or|and) no$/.test(said) ? 3 : / y\/n$/.test(said) ? 1 : 0;
  return tail === 0 ? [...words] : words.slice(0, -tail);
}

/**
 * An item of a list of questions that leaves out its verb: "ever treated somebody who …", "willing
 * to call the doctor", "one thing they still do". Null when it is another kind of item.
 */
export function fromNotes(given: readonly Word[], audience: Addressee): string | null {
  const words = withoutYesNo(given);
  const first = at(words, 0);
  const rest = () => toSecondPerson([ownWord("they"), ...words], audience).slice(1);
  if (words.length < 3 || words.length > 24) return null;
  if (first === "ever" && isParticiple(at(words, 1)))
    return asQuestionText([ownWord("have"), ownWord("you"), ...rest()]);
  if (STATE.test(first) && /^(?:to|with|for|in|of|about)$/.test(at(words, 1)))
    return asQuestionText([ownWord("are"), ownWord("you"), ...rest()]);
  // "opioids? how many, since when": as it was written.
  const label = words.slice(0, 2).findIndex(({ after }) => after.includes("?"));
  if (label >= 0 && label < words.length - 1)
    return asQuestionText(toSecondPerson(words, audience));
  const they = words.findIndex(({ lower }) => /^(?:they|you)(?:'ve|'d|'re)?$/.test(lower));
  if (
    /^(?:a|an|the|one|two|three|something|somebody|someone)$/.test(first) &&
    they > 0 &&
    they <= 5 &&
    they < words.length - 1 &&
    !words.slice(0, they).some(({ after }) => /[,;:?]/.test(after))
  ) {
    const who =
      /^(?:somebody|someone)$/.test(first) || /^(?:person|friend)$/.test(at(words, they - 1));
    const many = /^(?:two|three)$/.test(first);
    return asQuestionText([
      ownWord(who ? "who" : "what"),
      ownWord(many ? "are" : "is"),
      ...toSecondPerson(words, audience),
    ]);
  }
  return null;
}
