import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { TherapistQuestionsAnswer } from "@rapport/shared/contracts/therapist-profile.ts";
import { type Account, createAccount, logIn } from "./accounts.ts";
import { test as base, type Problems } from "./fixtures.ts";

/** What a therapist of couples says to the questions of the tests, in their order. */
export const ANSWERS = [
  "Couples who fight about money. Most stop shouting within ten sessions; we count the fights.",
  "I send addiction on to a colleague down the hall, and I call her while the client listens.",
  "First each tells me alone what hurts. Then I ask what a good week would look like.",
];

/** The questionnaire as a therapist sees it. */
export class QuestionnairePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly name: Locator;
  readonly age: Locator;
  readonly experience: Locator;
  readonly box: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly progress: Locator;
  readonly created: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.name = page.getByLabel("Name");
    this.age = page.getByLabel("Age");
    this.experience = page.getByLabel("Years of Experience");
    this.box = page.getByRole("textbox", { name: "Your answer" });
    this.next = page.getByRole("button", { name: "Next" });
    this.previous = page.getByRole("button", { name: "Previous" });
    this.submit = page.getByRole("button", { name: "Submit Profile" });
    this.alert = page.getByRole("alert");
    this.progress = page.getByRole("progressbar", { name: "Progress of the questionnaire" });
    this.created = page.getByRole("heading", { name: "Profile Created!" });
  }

  /**
   * Changes the list of questions on its way to the page: to its first three, for tests that are
   * about something else, or as a test says.
   */
  async changeQuestions(
    change: (questions: TherapistQuestionsAnswer["questions"]) => typeof questions = (all) =>
      all.slice(0, ANSWERS.length),
  ) {
    const path = "**/api/get-therapist-questions";
    await this.page.unroute(path);
    await this.page.route(path, async (route) => {
      const response = await route.fetch();
      const { success, questions } = (await response.json()) as TherapistQuestionsAnswer;
      await route.fulfill({ response, json: { success, questions: change(questions) } });
    });
  }

  #account: Account | null = null;

  /** Who opened it. */
  get account(): Account {
    if (this.#account === null) throw new Error("Nobody has opened the questionnaire.");
    return this.#account;
  }

  /** Opens the questionnaire, by way of the log-in, as somebody who has not filled it in yet. */
  async openAsNew(request: APIRequestContext, problems: Problems) {
    problems.expect(/^404 GET \/api\/therapist-profile\//);
    await this.openAs(await createAccount(request, "therapist"));
  }

  async openAs(account: Account) {
    this.#account = account;
    await this.page.goto("/therapist-questionnaire");
    await logIn(this.page, account);
    await this.isAtInfo();
  }

  async isAtInfo() {
    await expect(this.heading).toContainText("Tell Us About Yourself");
  }

  /** The question in view has this number, counted from 1. */
  async isAt(number: number) {
    await expect(this.heading).toContainText(`Question ${number} of `);
  }

  async isAtReview() {
    await expect(this.heading).toContainText("Review Your Responses");
  }

  async passInfo(experience = "12") {
    await this.isAtInfo();
    await this.experience.fill(experience);
    await this.next.click();
    await this.isAt(1);
  }

  /** Answers the question in view, which has this number, and goes on. */
  async answer(number: number, text: string) {
    await this.isAt(number);
    await this.box.fill(text);
    await this.next.click();
  }

  /** From the first step to the review. */
  async fillIn(answers: readonly string[] = ANSWERS) {
    await this.passInfo();
    for (const [index, answer] of answers.entries()) await this.answer(index + 1, answer);
    await this.isAtReview();
  }

  /** From the first step to the profile. */
  async complete(answers: readonly string[] = ANSWERS) {
    await this.fillIn(answers);
    await this.submit.click();
    await expect(this.created).toBeVisible();
  }

  /** The part of the review that shows the answer to this question, counted from 1. */
  entry(number: number): Locator {
    return this.page.getByRole("listitem").filter({
      has: this.page.getByRole("heading", { name: new RegExp(`^${number}\\. `) }),
    });
  }

  edit(number: number): Locator {
    return this.page.getByRole("button", { name: `Edit your answer to question ${number}` });
  }
}

interface Fixtures {
  /** A short questionnaire at its first step, opened by somebody who has never filled it in. */
  questionnaire: QuestionnairePage;
}

export const test = base.extend<Fixtures>({
  questionnaire: async ({ page, request, problems }, use) => {
    const questionnaire = new QuestionnairePage(page);
    await questionnaire.changeQuestions();
    await questionnaire.openAsNew(request, problems);
    await use(questionnaire);
  },
});
