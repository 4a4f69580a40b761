// @vitest-environment happy-dom
import { CRISIS_LINE, CRISIS_RESOURCES } from "@rapport/shared/crisis.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CrisisLine } from "@/components/safety/crisis-line.tsx";
import { SafetyNotice } from "@/components/safety/safety-notice.tsx";

afterEach(cleanup);

test("the line of help says the agreed words and calls and texts on a press", () => {
  render(<CrisisLine />);
  expect(screen.getByRole("complementary").textContent).toBe(CRISIS_LINE);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:988",
    "sms:988",
    "tel:911",
  ]);
});

test("the notice shows every resource, each of its ways one press away", () => {
  render(
    <SafetyNotice
      takeFocus
      safety={{
        level: "high",
        kinds: ["suicide"],
        message: "What you wrote sounds very heavy.",
        resources: [...CRISIS_RESOURCES],
      }}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("What you wrote sounds very heavy.");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    CRISIS_RESOURCES.flatMap((resource) => resource.links.map((link) => link.href)),
  );
  expect(document.activeElement?.tagName).toBe("H2");
});
