import { describe, expect, test } from "vitest";
import { contribution, idOf, insight, question } from "../testing/samples.ts";
import { type Content, contentOf, withList, without, withValue } from "./content.ts";
import { mergeContribution } from "./merge.ts";

const base = contribution();
const unchanged = contentOf(base);

const reworded = (number: number, text: string) => question(number, { question: text });
const rewordedByMe = (number: number, text: string): Content =>
  withValue(unchanged, "question", idOf(number), reworded(number, text));
const theyHave = (...questions: ReturnType<typeof question>[]) =>
  contribution({ version: 2, questions });

/** The words of the questions in the merged content, in order. */
const asked = ({ lists }: Content) => lists.question.map(({ value }) => value.question);

describe("what only one of two changed", () => {
  test("their new words, additions and removals are taken over", () => {
    const added = question(9, { question: "Added?" });
    const theirs = theyHave(question(1), reworded(2, "Theirs?"), added);
    const { content, conflicts } = mergeContribution(base, unchanged, theirs);
    expect(content).toEqual(contentOf(theirs));
    expect(conflicts).toEqual([]);
  });

  test("my new words, additions and removals stay", () => {
    const list = [
      ...unchanged.lists.insight,
      { key: "new-1", value: { ...insight(7), _id: undefined } },
    ];
    const mine = without(withList(rewordedByMe(1, "Mine?"), "insight", list), "question", idOf(2));
    const { content, conflicts } = mergeContribution(base, mine, contribution({ version: 2 }));
    expect(content).toEqual(mine);
    expect(conflicts).toEqual([]);
  });

  test("changes to different items come together", () => {
    const theirs = theyHave(question(1), reworded(2, "Theirs?"), question(3));
    const { content, conflicts } = mergeContribution(base, rewordedByMe(1, "Mine?"), theirs);
    expect(asked(content)).toEqual(["Mine?", "Theirs?", "Question 3?"]);
    expect(conflicts).toEqual([]);
  });

  test("a changed audience or reasoning is a change like any other", () => {
    const theirs = theyHave(question(1, { audience: "therapist" }), question(2), question(3));
    const { content } = mergeContribution(base, unchanged, theirs);
    expect(content.lists.question[0]?.value.audience).toBe("therapist");
  });

  test("their summary is taken over", () => {
    const theirs = contribution({ version: 2, summary: "Anew." });
    expect(mergeContribution(base, unchanged, theirs).content.summary).toBe("Anew.");
  });
});

describe("what both changed", () => {
  test("the same change is no conflict", () => {
    const theirs = theyHave(reworded(1, "Same?"), question(2), question(3));
    const { content, conflicts } = mergeContribution(base, rewordedByMe(1, "Same?"), theirs);
    expect(asked(content)).toEqual(["Same?", "Question 2?", "Question 3?"]);
    expect(conflicts).toEqual([]);
  });

  test("mine is kept and theirs named beside it", () => {
    const theirs = theyHave(reworded(1, "Theirs?"), question(2), question(3));
    const { content, conflicts } = mergeContribution(base, rewordedByMe(1, "Mine?"), theirs);
    expect(asked(content)).toEqual(["Mine?", "Question 2?", "Question 3?"]);
    expect(conflicts).toEqual([
      {
        kind: "question",
        key: idOf(1),
        mine: reworded(1, "Mine?"),
        theirs: reworded(1, "Theirs?"),
      },
    ]);
  });

  test("what I removed and they changed stays removed, with their words named", () => {
    const theirs = theyHave(reworded(1, "Theirs?"), question(2), question(3));
    const mine = without(unchanged, "question", idOf(1));
    const { content, conflicts } = mergeContribution(base, mine, theirs);
    expect(asked(content)).toEqual(["Question 2?", "Question 3?"]);
    expect(content.deleted.question).toEqual([idOf(1)]);
    expect(conflicts).toEqual([
      { kind: "question", key: idOf(1), mine: null, theirs: reworded(1, "Theirs?") },
    ]);
  });

  test("what they removed and I changed is kept in its place, as a new question", () => {
    const theirs = theyHave(question(1), question(3));
    const { content, conflicts } = mergeContribution(base, rewordedByMe(2, "Mine?"), theirs);
    expect(asked(content)).toEqual(["Question 1?", "Mine?", "Question 3?"]);
    expect(content.lists.question[1]?.value).not.toHaveProperty("_id");
    expect(conflicts).toEqual([
      { kind: "question", key: idOf(2), mine: reworded(2, "Mine?"), theirs: null },
    ]);
  });

  test("what both removed is gone, and not named for deletion again", () => {
    const mine = without(unchanged, "question", idOf(2));
    const { content, conflicts } = mergeContribution(
      base,
      mine,
      theyHave(question(1), question(3)),
    );
    expect(asked(content)).toEqual(["Question 1?", "Question 3?"]);
    expect(content.deleted.question).toEqual([]);
    expect(conflicts).toEqual([]);
  });
});
