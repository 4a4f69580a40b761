import fc from "fast-check";
import { expect, test } from "vitest";
import { beginWith, edit, hear, moveCaret, settle, textOf } from "./dictated-text.ts";

test("guesses replace each other after the text that was there", () => {
  const start = beginWith("Since May");
  expect(textOf(hear(start, "", "I can"))).toBe("Since May I can");
  expect(textOf(hear(hear(start, "", "I can"), "", "I cannot sleep"))).toBe(
    "Since May I cannot sleep",
  );
});

test("words typed behind the spoken ones stay, and so do the next spoken ones", () => {
  const typed = edit(hear(beginWith(""), "", "I worry"), "I worry (a lot)");
  const grown = hear(typed, "", "I worry at night");
  expect(textOf(grown)).toBe("I worry at night (a lot)");
  expect(textOf(hear(grown, "I worry at night", "mostly"))).toBe("I worry at night (a lot) mostly");
});

test("words typed before the spoken ones stay", () => {
  const typed = edit(hear(beginWith("At home"), "", "I wo"), "At home, always, I wo");
  expect(textOf(hear(typed, "", "I worry"))).toBe("At home, always, I worry");
});

test("a spoken word that is corrected by hand stays corrected while the phrase goes on", () => {
  const typed = edit(hear(beginWith(""), "", "my bus shouts"), "my boss shouts");
  expect(textOf(hear(typed, "", "my bus shouts at me"))).toBe("my boss shouts at me");
  expect(textOf(hear(typed, "my bus shouts at me", "daily"))).toBe("my boss shouts at me daily");
});

test("what is cleared while speaking stays cleared", () => {
  const cleared = edit(hear(beginWith("old"), "", "words I regret"), "");
  expect(textOf(hear(cleared, "words I regret", ""))).toBe("");
});

test("whatever is typed is what the field shows, and hearing only ever adds to it", () => {
  const words = fc.array(fc.constantFrom("I", "feel", "low", "at", "night"), { maxLength: 5 });
  const said = words.map((list) => list.join(" "));
  fc.assert(
    fc.property(said, said, fc.string(), said, (first, guessed, typed, later) => {
      const edited = edit(hear(beginWith(first), "", guessed), typed);
      expect(textOf(edited)).toBe(typed);
      expect(textOf(settle(edited))).toBe(typed);
      const grown = textOf(hear(edited, "", `${guessed} ${later}`.trim()));
      for (const word of later.split(" ")) expect(grown).toContain(word);
    }),
  );
});

test("an edit anywhere around the spoken words keeps every typed character", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), (before, at, insert) => {
      const heard = hear(beginWith(before), "", "spoken words");
      const shown = textOf(heard);
      const place = at % (shown.length + 1);
      const value = shown.slice(0, place) + insert + shown.slice(place);
      expect(textOf(edit(heard, value))).toBe(value);
    }),
  );
});

test("the caret stays at its words: before, behind and at the end of what changed", () => {
  expect(moveCaret(3, "one two", "one two three")).toBe(3);
  expect(moveCaret(7, "one two", "one two three")).toBe(13);
  expect(moveCaret(9, "one tw (x)", "one two (x)")).toBe(10);
});
