import { isNegated } from "./negation.ts";
import { readQuestionnaire } from "./read-questionnaire.ts";
import { statementAt } from "./statements.ts";

const AT_MOST = 6;
/** What an answer is about; its manner is no subject. */
const ORDER = ["subject", "method", "group", "language"] as const;

/**
 * The subjects an answer speaks of, at most six, in the words of the directory; what it denies or
 * leaves to others is not among them, unless it was asked for just that.
 */
export function responseTags(question: string, answer: string): string[] {
  const [response] = readQuestionnaire([{ questionId: "", question, answer }]);
  const found = new Map<string, Set<string>>();
  for (const sentence of response?.sentences ?? []) {
    for (const { meaning, from, to } of sentence.findings) {
      const statement = statementAt(sentence, from);
      const left = statement?.refuses && response?.role !== "limits";
      if (statement === null || left || isNegated(sentence, from, to)) continue;
      const tags = found.get(meaning.kind) ?? new Set();
      found.set(meaning.kind, tags.add(meaning.tag));
    }
  }
  const tags = ORDER.flatMap((kind) => [...(found.get(kind) ?? [])]);
  return [...new Set(tags)].slice(0, AT_MOST);
}
