import type { ProblemId } from "../../taxonomy/problems.ts";

/**
 * Something a therapist says to work with, named as narrowly as it was said: who writes "panic" is
 * not tagged with all of anxiety. `tag` is how a directory writes it, `plain` how one would put it to
 * somebody looking for help; both read well after "works with". `said` is in the words of clinicians;
 * what clients say of themselves stands in the taxonomy.
 */
export interface Subject {
  tag: string;
  plain: string;
  problem: ProblemId;
  said: readonly string[];
}

/** A table of three columns apart by strokes: the tag, how to put it plainly (empty: the same), the phrases. */
export function table(text: TemplateStringsArray): [string, string, string[]][] {
  return text
    .join("")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [tag = "", plain = "", said = ""] = line.split("/").map((part) => part.trim());
      return [tag, plain === "" ? tag : plain, said.split(";").map((phrase) => phrase.trim())];
    });
}

/** The subjects of one problem, a row each. */
export function subjectsOf(problem: ProblemId) {
  return (rows: TemplateStringsArray): Subject[] =>
    table(rows).map(([tag, plain, said]) => ({ tag, plain, problem, said }));
}
