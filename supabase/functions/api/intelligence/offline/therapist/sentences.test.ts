import { describe, expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

describe("sentences", () => {
  it("end at stops and lines, not at abbreviations or initials, and keep every letter", () => {
    const text =
      "Trained with Dr. Foa in 2004. e.g. at the VA.Then on my own!\n- grief\n* loss\nNo. Never? I.";
    const found = sentencesOf(text);
    expect(found.map(({ source }) => source)).toEqual([
      "Trained with Dr. Foa in 2004",
      "e.g. at the VA.Then on my own!",
      "grief",
      "loss",
      "No",
      "Never?",
      "I",
    ]);
    for (const { source, start } of found) {
      expect(text.slice(start, start + source.length)).toBe(source);
    }
  });

  it.each([
    ["sentences", "I work with anxiety and with couples, and I say things plainly to them. "],
    ["marks", ".....!!!???-----"],
    ["quotation marks", '"“”(((" '],
    ["commas", "OCD, panic, "],
    ["one word", "a"],
    ["emoji", "💔"],
  ])("are never so long that reading one takes long: %s", (_, piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
    const found = sentencesOf(text);
    for (const { source, start } of found) {
      expect(source.length).toBeLessThanOrEqual(800);
      expect(text.slice(start, start + source.length)).toBe(source);
    }
    const words = /[\p{L}\p{N}]/gu;
    const letters = found.map(({ source }) => source.match(words)?.length ?? 0);
    expect(letters.reduce((sum, count) => sum + count, 0)).toBe(text.match(words)?.length ?? 0);
  });
});
