import type { ContributionQuestion } from "@rapport/shared/contracts/contributions.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contribution, idOf, question } from "../testing/samples.ts";
import { type Content, contentOf, newKey, withList, without, withValue } from "./content.ts";
import { mergeContribution } from "./merge.ts";

const base = contribution({ questions: [1, 2, 3, 4].map((number) => question(number)) });

/** What somebody does with the four questions, by place: leave, reword, or remove; then add some. */
const deeds = fc.record({
  deeds: fc.array(fc.constantFrom("leave", "reword", "remove"), { minLength: 4, maxLength: 4 }),
  words: fc.constantFrom("A?", "B?"),
  added: fc.integer({ min: 0, max: 2 }),
});
type Deeds = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;

function mineAfter({ deeds: each, words, added }: Deeds): Content {
  let content = contentOf(base);
  each.forEach((deed, index) => {
    const stored = question(index + 1);
    if (deed === "remove") content = without(content, "question", idOf(index + 1));
    if (deed === "reword") {
      content = withValue(content, "question", idOf(index + 1), { ...stored, question: words });
    }
  });
  for (let number = 1; number <= added; number += 1) {
    const { _id, ...value } = question(0, { question: `Mine ${number}?` });
    const list = [...content.lists.question, { key: newKey(content), value }];
    content = withList(content, "question", list);
  }
  return content;
}

/** What is saved after somebody did this. */
function savedAfter({ deeds: each, words, added }: Deeds) {
  const kept: ContributionQuestion[] = each.flatMap((deed, index) => {
    if (deed === "remove") return [];
    return [question(index + 1, deed === "reword" ? { question: words } : {})];
  });
  const more = Array.from({ length: added }, (_, index) =>
    question(50 + index, { question: `Theirs ${index}?` }),
  );
  return contribution({ version: 2, questions: [...kept, ...more] });
}

const texts = (content: Content) => content.lists.question.map(({ value }) => value.question);

test("who changed nothing gets what the other saved", () => {
  fc.assert(
    fc.property(deeds, (their) => {
      const theirs = savedAfter(their);
      const merged = mergeContribution(base, contentOf(base), theirs);
      expect(merged).toEqual({ content: contentOf(theirs), conflicts: [] });
    }),
  );
});

test("where the other changed nothing, mine stays as it is", () => {
  fc.assert(
    fc.property(deeds, (my) => {
      const mine = mineAfter(my);
      expect(mergeContribution(base, mine, base)).toEqual({ content: mine, conflicts: [] });
    }),
  );
});

test("every word that somebody wrote is in the content or named in a conflict", () => {
  fc.assert(
    fc.property(deeds, deeds, (my, their) => {
      const mine = mineAfter(my);
      const theirs = savedAfter(their);
      const { content, conflicts } = mergeContribution(base, mine, theirs);
      const original = new Set(base.questions.map((one) => one.question));
      const written = (all: string[]) => all.filter((text) => !original.has(text)).sort();

      const mineKept = texts(content);
      for (const text of written(texts(mine))) expect(mineKept).toContain(text);

      const named = conflicts.flatMap(({ theirs: their }) =>
        their && "question" in their ? [their.question] : [],
      );
      for (const { question: text } of theirs.questions) {
        if (!original.has(text)) expect([...mineKept, ...named]).toContain(text);
      }
    }),
  );
});

test("what comes of it can be saved: it names only items that are stored, each once", () => {
  fc.assert(
    fc.property(deeds, deeds, (my, their) => {
      const theirs = savedAfter(their);
      const { content } = mergeContribution(base, mineAfter(my), theirs);
      const stored = new Set(theirs.questions.map(({ _id }) => _id));
      const used = content.lists.question.flatMap(({ value }) => value._id ?? []);
      const named = [...used, ...content.deleted.question];
      expect(named.filter((id) => !stored.has(id))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
      expect(new Set(named)).toEqual(stored);
      const keys = content.lists.question.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
