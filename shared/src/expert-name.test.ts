import fc from "fast-check";
import { expect, test } from "vitest";
import { EXPERTS } from "./brand.ts";
import { expertSlug, expertTitle, isExpert } from "./expert-name.ts";

test.each([
  ["miriam", "miriam"],
  ["Jonas", "jonas"],
  [" José ", "jose"],
  ["Mary Ann", "mary-ann"],
  ["O'Brien", "o-brien"],
  ["Zoë-Élise", "zoe-elise"],
  ["DR. MIRIAM", "miriam"],
  ["dr-jonas", "jonas"],
  ["Dr Dr. Mary Ann", "mary-ann"],
  ["Drew", "drew"],
])("%j is stored as %j", (name, slug) => {
  expect(expertSlug(name)).toBe(slug);
});

test.each(["", "   ", "%", "🙂", "山田", "123", "..", "Dr.", "Dr. 42", "a".repeat(64)])(
  "%j names nobody",
  (name) => {
    expect(expertSlug(name)).toBeNull();
  },
);

test("whatever the name, its stored form is its own stored form", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const slug = expertSlug(name);
      if (slug !== null) expect(expertSlug(slug)).toBe(slug);
    }),
  );
});

test("a page shows a name with its capitals", () => {
  const slugs = ["miriam", "mary-ann", "o-neil", "mary-o"];
  expect(slugs.map(expertTitle)).toEqual(["Miriam", "Mary-Ann", "O'Neil", "Mary-O"]);
});

test("the two experts are experts, and nobody else is", () => {
  expect(EXPERTS.every((name) => isExpert(name) && expertSlug(name) === name)).toBe(true);
  expect([isExpert("noor"), isExpert("")]).toEqual([false, false]);
});
