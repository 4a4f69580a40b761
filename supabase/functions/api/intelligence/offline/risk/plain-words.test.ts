import { describe, expect, it } from "vitest";
import { inPlainWords } from "./plain-words.ts";

describe("inPlainWords", () => {
  it.each([
    ["kms", "kill myself"],
    ["k1ll mys3lf", "kill myself"],
    ["su1c1de", "suicide"],
    ["k*ll", "kill"],
    ["s*****e", "suicide"],
    ["k i l l", "kill"],
    ["d.i.e.d", "died"],
    ["unaliving", "killing myself"],
    ["unalive him", "kill him"],
    ["I want to d\u0456e", "I want to die"],
    ["d\u200bie", "die"],
    ["ｄｉｅ", "die"],
    ["my self", "myself"],
    ["any more", "anymore"],
    ["dissapear", "disappear"],
  ])("reads %s as %s", (text, meant) => {
    expect(inPlainWords(text)).toBe(meant);
  });

  it.each(["my self esteem", "I am 45, and call me at 5", "a b c", "5 stars!!!", "Hello, world."])(
    "leaves '%s' as it is",
    (text) => {
      expect(inPlainWords(text)).toBe(text);
    },
  );
});
