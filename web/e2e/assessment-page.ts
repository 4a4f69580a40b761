import { expect, type Locator, type Page } from "@playwright/test";
import type { AssessmentQuestionsAnswer } from "@rapport/shared/contracts/assessment.ts";

/** What somebody answers to a question, told by its text. */
export type Answers = (question: string) => string;

/** The questions that the people of the tests have something to say to. */
export const MATTERS = /made now the time|only one thing|ordinary day/;

/** Answers by the first pattern that the question matches; to all others nothing in particular. */
export function answering(byQuestion: readonly [RegExp, string][]): Answers {
  return (question) =>
    byQuestion.find(([pattern]) => pattern.test(question))?.[1] ??
    "Nothing comes to mind that would matter here.";
}

/** The written assessment as a person sees it. */
export class AssessmentPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly box: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly voice: Locator;
  readonly stopVoice: Locator;
  readonly complete: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.box = page.getByRole("textbox", { name: "Your answer" });
    this.next = page.getByRole("button", { name: "Next" });
    this.previous = page.getByRole("button", { name: "Previous" });
    this.submit = page.getByRole("button", { name: "Submit" });
    this.alert = page.getByRole("alert");
    this.voice = page.getByRole("button", { name: "Answer with voice" });
    this.stopVoice = page.getByRole("button", { name: "Stop recording" });
    this.complete = page.getByRole("heading", { name: "Assessment Complete!" });
  }

  /**
   * Leaves only the questions that `asked` matches, for tests that are about something else than the
   * length of the assessment. Call it before `open`.
   */
  async shorten(asked: RegExp) {
    await this.page.route("**/api/get-assessment-questions", async (route) => {
      const response = await route.fetch();
      const { success, questions } = (await response.json()) as AssessmentQuestionsAnswer;
      const kept = questions.filter(({ text }) => asked.test(text));
      await route.fulfill({ response, json: { success, questions: kept } });
    });
  }

  async open() {
    await this.page.goto("/client-assessment");
    await this.isAt(1);
  }

  /** The question in view has this number, counted from 1. */
  async isAt(number: number) {
    await expect(this.heading).toContainText(`Question ${number} of `);
  }

  async count(): Promise<number> {
    const heading = (await this.heading.textContent()) ?? "";
    return Number(/Question \d+ of (\d+)/.exec(heading)?.[1]);
  }

  /** Answers the question in view, which has this number, and waits for the next. */
  async answer(number: number, text: string) {
    await this.isAt(number);
    await this.box.fill(text);
    await this.next.click();
    await this.isAt(number + 1);
  }

  /** Answers from question `from` on and stops at the last one, which is filled but not sent. */
  async answerAllButSubmit(answers: Answers, from = 1) {
    await this.isAt(from);
    const count = await this.count();
    for (let number = from; number < count; number += 1) {
      await this.answer(number, answers((await this.heading.textContent()) ?? ""));
    }
    await this.box.fill(answers((await this.heading.textContent()) ?? ""));
  }

  /** From the first question to the recommendation, by way of those questions that matter to it. */
  async take(answers: Answers) {
    await this.shorten(MATTERS);
    await this.open();
    await this.answerAllButSubmit(answers);
    await this.submit.click();
    await expect(this.complete).toBeVisible();
  }
}
