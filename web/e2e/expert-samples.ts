import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import {
  type ProcessedInput,
  SaveProcessedInputAnswer,
} from "@rapport/shared/contracts/contributions.ts";
import type { Expert } from "./expert-pages.ts";

/** What an expert may write, with every item of `RESULT` in it. */
export const THOUGHTS = [
  "In the first session I listen for how somebody talks about sleep. What happens in the hour before you fall asleep? People who lie awake with yesterday need somebody who works slowly.",
  "Of colleagues I want to know something else: how do you notice that you have lost a client in the room? Whoever says it never happens has not looked.",
  "And supervisors should ask who looks after the therapist.",
  "Anger is often the last guest of grief. When a client is angry at somebody who has died, I look for a therapist who does not hurry to comfort.",
].join("\n\n");

function from(words: string) {
  return { sourceOffset: THOUGHTS.indexOf(words), sourceText: words };
}

/** What may be made of `THOUGHTS`: something of every kind. */
export const RESULT: ProcessedInput = {
  summary: "Sleep shows the pace that somebody needs; anger may be grief.",
  engine: "offline",
  questions: [
    {
      question: "What happens in the hour before you fall asleep?",
      reasoning: "It shows whether somebody needs to work slowly.",
      audience: "client",
      ...from("What happens in the hour before you fall asleep?"),
    },
    {
      question: "How do you notice that you have lost a client in the room?",
      reasoning: "Whoever says it never happens has not looked.",
      audience: "therapist",
      ...from("how do you notice that you have lost a client in the room?"),
    },
    {
      question: "Who looks after the therapist?",
      reasoning: "",
      audience: "other",
      ...from("supervisors should ask who looks after the therapist"),
    },
  ],
  analysis: [
    {
      insight: "Anger is often the last guest of grief.",
      application: "Look for a therapist who does not hurry to comfort.",
      ...from("Anger is often the last guest of grief."),
    },
    { insight: "Pace matters more than method.", application: "" },
  ],
};

/** An expert whom no other test knows. */
export function someExpert(): Expert {
  const id =
    randomUUID()
      .replace(/[^a-f]/g, "")
      .slice(0, 6) + randomUUID().slice(0, 4);
  return { slug: `test-${id}`, title: `Test-${id.replace(/^[a-z]/, (c) => c.toUpperCase())}` };
}

/** Saves a contribution beside the browser. @returns its id */
export async function saveContribution(
  request: APIRequestContext,
  token: string,
  slug: string,
  processedInput: ProcessedInput = { ...RESULT, rawInput: THOUGHTS },
): Promise<string> {
  const response = await request.post("/api/save-processed-input", {
    headers: { authorization: `Bearer ${token}` },
    data: { therapistName: slug, processedInput },
  });
  expect(response.status(), await response.text()).toBe(200);
  return SaveProcessedInputAnswer.parse(await response.json()).contributionId;
}

/** Lets the page get this for thoughts or refinements, whatever engine is at work. */
export async function answerWith(
  page: Page,
  path: "therapist-input" | "therapist-input-refinement",
  answer: { processedInput: ProcessedInput; notes?: string[]; safety?: unknown },
): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ json: { success: true, notes: [], safety: null, ...answer } }),
  );
}
