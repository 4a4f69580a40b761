import { expect, type Locator, type Page } from "@playwright/test";

export interface Expert {
  slug: string;
  /** As the pages show the slug. */
  title: string;
}

/** An expert's own page as a person sees it. */
export class CapturePage {
  readonly page: Page;
  readonly expert: Expert;
  readonly heading: Locator;
  readonly thoughts: Locator;
  readonly process: Locator;
  readonly clear: Locator;
  readonly review: Locator;
  readonly refinement: Locator;
  readonly refine: Locator;
  readonly cancel: Locator;
  readonly save: Locator;
  readonly alert: Locator;
  readonly dialog: Locator;
  readonly previous: Locator;

  constructor(page: Page, expert: Expert) {
    this.page = page;
    this.expert = expert;
    this.heading = page.getByRole("heading", { level: 1 });
    this.thoughts = page.getByRole("textbox", { name: "Your thoughts" });
    this.process = page.getByRole("button", { name: "Process" });
    this.clear = page.getByRole("button", { name: "Clear", exact: true });
    this.review = page.getByRole("heading", { name: "Review" });
    this.refinement = page.getByRole("textbox", { name: "Refine Analysis (Optional)" });
    this.refine = page.getByRole("button", { name: "Refine" });
    this.cancel = page.getByRole("button", { name: "Cancel" });
    this.save = page.getByRole("button", { name: "Validate & Save" });
    this.alert = page.getByRole("alert");
    this.dialog = page.getByRole("alertdialog");
    this.previous = page.getByRole("region", { name: "Previous Contributions" });
  }

  async open() {
    await this.page.goto(`/${this.expert.slug}`);
    await this.isShown();
  }

  async isShown() {
    await expect(this.heading).toHaveText(`Dr. ${this.expert.title}'s Insights`);
  }

  /** Writes thoughts and has them processed; the result is then on the page. */
  async reach(thoughts: string) {
    await this.thoughts.fill(thoughts);
    await this.process.click();
    await expect(this.review).toBeFocused();
  }

  async agreeToClear() {
    await expect(this.dialog).toContainText("Are you sure you want to clear your input?");
    await this.dialog.getByRole("button", { name: "Yes, clear it" }).click();
  }
}

/** The page of one contribution as a person sees it. */
export class EditorPage {
  readonly page: Page;
  readonly expert: Expert;
  readonly heading: Locator;
  readonly badge: Locator;
  readonly save: Locator;
  readonly alert: Locator;
  readonly dialog: Locator;
  readonly original: Locator;

  constructor(page: Page, expert: Expert) {
    this.page = page;
    this.expert = expert;
    this.heading = page.getByRole("heading", { level: 1 });
    this.badge = page.getByText("Unsaved Changes");
    this.save = page.getByRole("button", { name: "Save Changes" });
    this.alert = page.getByRole("alert");
    this.dialog = page.getByRole("alertdialog");
    this.original = page.getByRole("region", { name: "Original Input" });
  }

  async open(id: string) {
    await this.page.goto(`/${this.expert.slug}/contribution/${id}`);
    await this.isShown();
    await expect(this.save).toBeDisabled();
  }

  async isShown() {
    await expect(this.heading).toHaveText(`Dr. ${this.expert.title}'s Contribution`);
  }

  async goBack() {
    const name = `Back to Dr. ${this.expert.title}'s Insights`;
    await this.page.getByRole("link", { name }).click();
  }

  group(name: string): Locator {
    return this.page.getByRole("region", { name });
  }

  /** The question or insight that says this. */
  item(words: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: words });
  }

  press(words: string, button: "Edit" | "To Insight" | "Remove" | "Where this comes from") {
    return this.item(words).getByRole("button", { name: button }).click();
  }

  /** Opens a question or an insight and puts other words in its place. */
  async reword(words: string, to: string) {
    await this.press(words, "Edit");
    await this.page.getByRole("textbox", { name: /^(Question|Insight)$/ }).fill(to);
    await this.page.getByRole("button", { name: "Apply" }).click();
    await expect(this.item(to)).toBeVisible();
  }

  async saveChanges() {
    await this.save.click();
    await expect(this.alert).toHaveText("Contribution saved successfully!");
    await expect(this.badge).toBeHidden();
    await expect(this.save).toBeDisabled();
  }
}
