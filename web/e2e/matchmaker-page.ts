import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** All that the page has said of itself, in its order. */
    said: string[];
  }
}

/** The voice matchmaker as a person sees it. */
export class MatchmakerPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly start: Locator;
  readonly goOn: Locator;
  readonly agree: Locator;
  readonly typeInstead: Locator;
  readonly box: Locator;
  readonly log: Locator;
  readonly status: Locator;
  readonly find: Locator;
  readonly locked: Locator;
  readonly end: Locator;
  readonly match: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.start = page.getByRole("button", { name: "Start Conversation" });
    this.goOn = page.getByRole("button", { name: "Continue where you left off" });
    this.agree = page.getByRole("button", { name: "Agree and turn on microphone" });
    this.typeInstead = page.getByRole("button", { name: "Type instead" });
    this.box = page.getByRole("textbox", { name: /your answer/i });
    this.log = page.getByRole("log", { name: "Captions" });
    this.status = page.getByRole("main").getByRole("status").first();
    this.find = page.getByRole("button", { name: "Find My Therapist" });
    this.locked = page.getByRole("button", { name: "Keep Talking..." });
    this.end = page.getByRole("button", { name: "End the session" });
    this.match = page.getByRole("heading", { name: "Perfect Match Found!" });
  }

  async open() {
    await this.page.goto("/natural-matchmaker");
    await expect(this.start).toBeVisible();
  }

  /** From the first screen into the session, by way of the notice. */
  async begin(how: "speaking" | "typing") {
    await this.start.click();
    await (how === "speaking" ? this.agree : this.typeInstead).click();
    await expect(this.box).toBeVisible();
  }

  /** What the assistant has said so far. */
  questions(): Locator {
    return this.log.getByRole("listitem").filter({ hasText: /^Assistant/ });
  }

  /** Writes an answer and waits until the assistant has asked on. */
  async write(text: string) {
    const asked = await this.questions().count();
    await this.box.fill(text);
    await this.box.press("Enter");
    await expect(this.box).toHaveValue("");
    await expect(this.log).toContainText(text);
    await expect.poll(() => this.questions().count()).toBeGreaterThan(asked);
  }

  /** Takes down everything that the page announces, also what stands there for a moment only. */
  async takeDownWhatIsSaid() {
    await this.page.addInitScript(() => {
      window.said = [];
      new MutationObserver(() => {
        for (const place of document.querySelectorAll("[role=status], [role=alert]")) {
          const text = place.textContent ?? "";
          if (text !== "" && window.said.at(-1) !== text) window.said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** Expects the page to say so, now or at some moment before. */
  async expectSaid(text: string) {
    await expect.poll(() => this.page.evaluate(() => window.said.join("\n"))).toContain(text);
  }
}
