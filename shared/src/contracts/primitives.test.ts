import { expect, test } from "vitest";
import { WrittenText } from "./primitives.ts";

test.each(["", "  \n ", "\u200b", "\u200b\u200d \ufeff", "\u00ad"])("%j is no text", (text) => {
  expect(WrittenText.safeParse(text).success).toBe(false);
});

test.each(["a", "🙂", "نعم", " ok\u200b", "0", "?"])("%j is text", (text) => {
  expect(WrittenText.safeParse(text).success).toBe(true);
});
