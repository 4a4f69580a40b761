import { createAccount, logIn, newAccount, register } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { ANSWERS, QuestionnairePage, test } from "./questionnaire-page.ts";

const SUBMIT = "**/api/submit-therapist-responses";
const PLEASE_ANSWER = "Please provide an answer before continuing";

test("a new therapist goes from registration through every question to a profile", async ({
  page,
  problems,
}) => {
  problems.expect(/^404 GET \/api\/therapist-profile\//);
  const questionnaire = new QuestionnairePage(page);
  await page.goto("/register");
  await register(page, newAccount("therapist"));
  await questionnaire.isAtInfo();
  await expect(questionnaire.name).toHaveValue("Noor Haddad");
  await expect(questionnaire.previous).toBeDisabled();
  await expect(questionnaire.progress).toHaveAttribute("aria-valuenow", "0");
  await questionnaire.age.fill("41");
  await questionnaire.passInfo();

  const heading = (await questionnaire.heading.textContent()) ?? "";
  const count = Number(/Question 1 of (\d+)/.exec(heading)?.[1]);
  expect(count).toBeGreaterThan(3);
  for (let number = 1; number <= count; number += 1) {
    await questionnaire.isAt(number);
    await expect(page.getByText(/^Why we're asking: \S/)).toBeVisible();
    await expect(page.getByText(/^Contributed by Dr\. [A-Z]/)).toBeVisible();
    await expect(questionnaire.progress).toHaveAttribute(
      "aria-valuenow",
      String(Math.round((100 * number) / (count + 1))),
    );
    await questionnaire.answer(number, ANSWERS[(number - 1) % ANSWERS.length] ?? "");
  }
  await questionnaire.isAtReview();
  await expect(questionnaire.progress).toHaveAttribute("aria-valuenow", "100");
  await expect(questionnaire.entry(count)).toContainText(
    ANSWERS[(count - 1) % ANSWERS.length] ?? "",
  );
  await questionnaire.submit.click();

  await expect(questionnaire.created).toBeFocused();
  const profile = page.getByRole("region", { name: "Your Profile" });
  await expect(profile).toContainText("Noor Haddad");
  await expect(profile).toContainText("12 years");
  await expect(profile).toContainText("Specialty");
  await expect(profile).toContainText("Style");
  await expect(profile.getByRole("list", { name: "Tags" })).toContainText(/couples/i);
  await expect(page.getByRole("region", { name: "Expert Insights Applied" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your Therapeutic Approach" }).getByRole("paragraph").first(),
  ).toContainText("Noor");
  await expect(page.getByText("All your answers are saved.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Your Dashboard" }).click();
  await expect(page).toHaveURL("/therapist-dashboard");
});

test.describe("the first step", () => {
  test("is not left with what is no name, no age and no experience", async ({
    page,
    questionnaire,
  }) => {
    const right = { Name: "Noor Haddad", Age: "", "Years of Experience": "12" };
    for (const [field, text, message] of [
      ["Name", " ", "Please enter your name"],
      ["Age", "17", "Age must be from 18 to 100"],
      ["Age", "101", "Age must be from 18 to 100"],
      ["Age", "forty", "Please enter your age in whole years, or leave it empty"],
      ["Years of Experience", "", "Please enter your years of experience"],
      ["Years of Experience", "-1", "Experience must be from 0 to 70 years"],
      ["Years of Experience", "71", "Experience must be from 0 to 70 years"],
      ["Years of Experience", "3.5", "Please enter your experience in whole years, for example 12"],
      ["Years of Experience", "ten", "Please enter your experience in whole years, for example 12"],
    ] as const) {
      for (const [name, value] of Object.entries({ ...right, [field]: text })) {
        await page.getByLabel(name).fill(value);
      }
      await questionnaire.next.click();
      await expect(questionnaire.alert).toHaveText(message);
      const input = page.getByLabel(field);
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await expect(input).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(input).toHaveValue(text);
    }
  });

  test("takes the numbers at the bounds, and no age", async ({ questionnaire }) => {
    for (const [age, experience] of [
      ["18", "0"],
      ["100", "70"],
      ["", "70"],
    ] as const) {
      await questionnaire.age.fill(age);
      await questionnaire.passInfo(experience);
      await questionnaire.previous.click();
      await questionnaire.isAtInfo();
      await expect(questionnaire.age).toHaveValue(age);
    }
  });

  test("tells all faults at once, and each goes away as it is put right", async ({
    page,
    questionnaire,
  }) => {
    await questionnaire.name.fill("");
    await questionnaire.age.fill("17");
    await questionnaire.next.click();
    await expect(questionnaire.alert).toHaveText("Please enter your name");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
    await questionnaire.name.fill("Noor");
    await expect(questionnaire.alert).toBeHidden();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
  });
});

test("a question is not left without an answer, nor with one that is too long", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.passInfo();
  for (const nothing of ["", "  \n "]) {
    await questionnaire.box.fill(nothing);
    await questionnaire.next.click();
    await expect(questionnaire.alert).toHaveText(PLEASE_ANSWER);
    await expect(questionnaire.box).toBeFocused();
  }
  await questionnaire.box.fill("x".repeat(20_010));
  await expect(page.getByText("10 characters too many")).toBeVisible();
  await questionnaire.next.click();
  await expect(questionnaire.alert).toHaveText(
    "An answer may have at most 20,000 characters. Please shorten yours by 10.",
  );
  await questionnaire.box.fill("x".repeat(20_000));
  await questionnaire.next.click();
  await questionnaire.isAt(2);
  await questionnaire.previous.click();
  await expect(questionnaire.box).toHaveValue("x".repeat(20_000));
});

test("from the review one gets to each answer and straight back", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.fillIn();
  await questionnaire.edit(2).click();
  await questionnaire.isAt(2);
  await expect(questionnaire.box).toHaveValue(ANSWERS[1] ?? "");
  await questionnaire.box.fill("Nobody, so far.");
  await page.getByRole("button", { name: "Back to Review" }).click();
  await questionnaire.isAtReview();
  await expect(questionnaire.entry(2)).toContainText("Nobody, so far.");

  await page.getByRole("button", { name: "Edit what you told about yourself" }).click();
  await questionnaire.isAtInfo();
  await questionnaire.name.fill("N. Haddad");
  await page.getByRole("button", { name: "Back to Review" }).click();
  await expect(page.getByText("Name: N. Haddad")).toBeVisible();
  await questionnaire.previous.click();
  await questionnaire.isAt(3);
});

test("three answers of 20,000 characters are not sent, and the longest are named", async ({
  page,
  questionnaire,
}) => {
  let sent = 0;
  await page.route(SUBMIT, (route) => {
    sent += 1;
    return route.continue();
  });
  const [a, b, c] = ["a".repeat(18_000), "b".repeat(20_000), "c".repeat(9_000)];
  await questionnaire.fillIn([a ?? "", b ?? "", c ?? ""]);
  const said =
    "Together your answers are too long to be sent. Please shorten them by about 7,000 characters.";
  await expect(page.getByText(`${said} The longest are:`)).toBeVisible();
  await questionnaire.submit.click();
  await expect(questionnaire.alert).toHaveText(said);
  expect(sent).toBe(0);
  await page.getByRole("button", { name: "Question 2, 20,000 characters" }).click();
  await questionnaire.isAt(2);
  await questionnaire.box.fill("b".repeat(13_000));
  await page.getByRole("button", { name: "Back to Review" }).click();
  await expect(page.getByText(said)).toBeHidden();
  await questionnaire.submit.click();
  await expect(questionnaire.created).toBeVisible();
});

test("while it is sent a second press does nothing, and the button says so", async ({
  page,
  questionnaire,
}) => {
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SUBMIT, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await questionnaire.fillIn();
  await questionnaire.submit.dblclick();
  const busy = page.getByRole("button", { name: "Submitting..." });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(questionnaire.edit(1)).toBeDisabled();
  await page.keyboard.press("Enter");
  release();
  await expect(questionnaire.created).toBeVisible();
  expect(sent).toBe(1);
});

test("a failed submit says so, keeps everything, and the next one works", async ({
  page,
  problems,
  questionnaire,
}) => {
  problems.expect(/^503 POST \/api\/submit-therapist-responses$/);
  const failure = { error: "down", message: "down" };
  await page.route(SUBMIT, (route) => route.fulfill({ status: 503, json: failure }), { times: 1 });
  await questionnaire.fillIn();
  await questionnaire.submit.click();
  await expect(questionnaire.alert).toHaveText(
    "There was an error submitting your responses. Please try again.",
  );
  await expect(questionnaire.entry(3)).toContainText(ANSWERS[2] ?? "");
  await page.reload();
  await questionnaire.isAtReview();
  await expect(questionnaire.entry(3)).toContainText(ANSWERS[2] ?? "");
  await questionnaire.submit.click();
  await expect(questionnaire.created).toBeVisible();
});

test("without questions it says so and leads home", async ({ page, request, problems }) => {
  problems.expect(/^404 GET \/api\/therapist-profile\//);
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.changeQuestions(() => []);
  await page.goto("/therapist-questionnaire");
  await logIn(page, await createAccount(request, "therapist"));
  await expect(questionnaire.heading).toHaveText("No Therapist Questions Available");
  await expect(page.getByRole("button", { name: "Try Again" })).toBeHidden();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("questions that cannot be loaded show the same, and can be tried again", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^404 GET \/api\/therapist-profile\//);
  problems.expect(/^400 GET \/api\/get-therapist-questions$/);
  const questionnaire = new QuestionnairePage(page);
  const failure = { error: "x", message: "x" };
  await page.route("**/api/get-therapist-questions", (route) =>
    route.fulfill({ status: 400, json: failure }),
  );
  await page.goto("/therapist-questionnaire");
  await logIn(page, await createAccount(request, "therapist"));
  await expect(questionnaire.heading).toHaveText("No Therapist Questions Available");
  await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
  await questionnaire.changeQuestions();
  await page.getByRole("button", { name: "Try Again" }).click();
  await questionnaire.isAtInfo();
});

test("the browser's Back and Forward go from step to step, and from the first step out", async ({
  page,
  questionnaire,
}) => {
  test.slow();
  await page.goto("/");
  await page.goto("/therapist-questionnaire");
  await questionnaire.fillIn();
  await page.goBack();
  await questionnaire.isAt(3);
  await expect(questionnaire.heading).toBeFocused();
  await expect(questionnaire.box).toHaveValue(ANSWERS[2] ?? "");
  await page.goBack();
  await questionnaire.isAt(2);
  await questionnaire.box.fill("Changed on the way back.");
  await page.goForward();
  await questionnaire.isAt(3);
  await expect(questionnaire.heading).toBeFocused();

  await page.reload();
  await questionnaire.isAt(3);
  await page.goBack();
  await questionnaire.isAt(2);
  await expect(questionnaire.box).toHaveValue("Changed on the way back.");
  await questionnaire.previous.click();
  await questionnaire.isAt(1);
  await page.goBack();
  await questionnaire.isAtInfo();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await questionnaire.isAtInfo();
});

test("Back after the profile is created leaves the questionnaire at once", async ({
  page,
  questionnaire,
}) => {
  await page.goto("/");
  await page.goto("/therapist-questionnaire");
  await questionnaire.complete();
  await page.goBack();
  await expect(page).toHaveURL("/");
});
