import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUOTE_LIMIT, quoteAround } from "./quote.ts";
import { readText } from "./tokens.ts";

describe("a quote", () => {
  it("is the sentence around the words", () => {
    const text = readText("It began in May. My heart goes nuts on the bus. I walk.");
    expect(quoteAround(text, 5, 5)).toBe("My heart goes nuts on the bus");
  });

  it("is the clause when the sentence is long", () => {
    const long = `${"and then something else happened to us ".repeat(6)}, my heart goes nuts on the bus, ${"and so it went on and on ".repeat(5)}`;
    const text = readText(long);
    const at = text.tokens.findIndex(({ word }) => word === "nuts");
    expect(quoteAround(text, at, at)).toBe("my heart goes nuts on the bus");
  });

  it("leaves out the little word that joins it to what came before", () => {
    const text = readText("But I cry in the car every day.");
    expect(quoteAround(text, 2, 2)).toBe("I cry in the car every day");
  });

  it.each(["<script>alert(1)</script>", "[sigh] I do not know", "I love him <3 so much"])(
    "keeps the marks that belong to a word: %s",
    (source) => {
      expect(quoteAround(readText(source), 0, 0)).toBe(source);
    },
  );

  it("always stands letter for letter in the text, is short, and never cuts a character in two", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.nat(), (source, at) => {
        const text = readText(source);
        if (text.tokens.length === 0) return;
        const place = at % text.tokens.length;
        const quote = quoteAround(text, place, place);
        expect(source).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(QUOTE_LIMIT);
        expect(encodeURIComponent.bind(null, quote)).not.toThrow();
      }),
    );
  });
});
