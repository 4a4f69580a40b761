// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { LongText } from "@/components/ui/long-text.tsx";

afterEach(cleanup);

const button = () => screen.queryByRole("button");

test("a short text stands there as it is", () => {
  render(<LongText text={"One line.\nAnother line."} what="the answer" />);
  expect(screen.getByText(/Another line/)).toBeTruthy();
  expect(button()).toBeNull();
});

test("a long text shows its beginning up to a word, and the rest at a press", async () => {
  const { container } = render(<LongText text={`${"word ".repeat(200)}end`} what="the answer" />);
  expect(container.querySelector("p")?.textContent).toMatch(/ word…$/);
  await userEvent.click(screen.getByRole("button", { name: "Show all of the answer" }));
  expect(container.textContent).toContain("end");
});

test("many short lines are folded as well", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`).join("\n");
  const { container } = render(<LongText text={lines} what="the answer" />);
  expect(container.textContent).toContain("line 1\n");
  expect(container.textContent).not.toContain("line 60");
  await userEvent.click(screen.getByRole("button", { name: "Show all of the answer" }));
  expect(container.textContent).toContain("line 60");
});

test.each(["👍🏽", "👩‍👩‍👧", "🇺🇸"])("no sign is cut in half (%s)", (sign) => {
  for (const before of ["", "x", "xx", "xxx", "xxxx", "xxxxx", "xxxxxx", "xxxxxxx"]) {
    const { container } = render(<LongText text={before + sign.repeat(400)} what="the answer" />);
    const shown = container.querySelector("p")?.textContent ?? "";
    expect(shown.slice(before.length, -1).replaceAll(sign, "")).toBe("");
    cleanup();
  }
});
