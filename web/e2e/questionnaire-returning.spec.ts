import { expect } from "./fixtures.ts";
import { ANSWERS, test } from "./questionnaire-page.ts";

const SAVE = "**/api/save-therapist-response";
const SUBMIT = "**/api/submit-therapist-responses";

test("a therapist who comes back finds the stored answers, and may change some", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.age.fill("41");
  await questionnaire.complete();
  await expect(page.getByText("All your answers are saved.")).toBeVisible();

  await page.goto("/therapist-questionnaire");
  await questionnaire.isAtInfo();
  await expect(page.getByText("You have answered these questions before")).toBeVisible();
  await expect(questionnaire.age).toHaveValue("41");
  await expect(questionnaire.experience).toHaveValue("12");
  await questionnaire.next.click();
  await questionnaire.isAt(1);
  await expect(questionnaire.box).toHaveValue(ANSWERS[0] ?? "");
  await expect(page.getByText("This is the answer you gave before.")).toBeVisible();
  await questionnaire.next.click();
  await questionnaire.answer(2, "I send eating disorders on.");
  await questionnaire.next.click();
  await questionnaire.isAtReview();
  const sent = page.waitForRequest(SUBMIT);
  await questionnaire.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    therapistName: "Noor Haddad",
    age: 41,
    experience: 12,
    responses: [
      { answer: ANSWERS[0] },
      { answer: "I send eating disorders on." },
      { answer: ANSWERS[2] },
    ],
  });
  await expect(questionnaire.created).toBeVisible();
});

test("stored answers that cannot be loaded are said to be missing, and can be fetched again", async ({
  page,
  problems,
  questionnaire,
}) => {
  await questionnaire.complete();
  problems.expect(/^400 GET \/api\/therapist-responses\//);
  const stored = "**/api/therapist-responses/*";
  await page.route(stored, (route) =>
    route.fulfill({ status: 400, json: { error: "x", message: "x" } }),
  );
  await page.goto("/therapist-questionnaire");
  await expect(questionnaire.alert).toContainText("What you answered before could not be loaded.");
  await page.unroute(stored);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(questionnaire.alert).toBeHidden();
  await questionnaire.next.click();
  await expect(questionnaire.box).toHaveValue(ANSWERS[0] ?? "");
});

test("answers that cannot be saved one by one are tried again, and then by the therapist", async ({
  page,
  problems,
  questionnaire,
}) => {
  problems.expect(/^403 POST \/api\/save-therapist-response$/);
  problems.expect(/^503 POST \/api\/save-therapist-response$/);
  const saved: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SAVE, async (route) => {
    const { answer } = route.request().postDataJSON() as { answer: string };
    await held;
    const json = { error: "x", message: "x" };
    if (answer === ANSWERS[1]) return await route.fulfill({ status: 403, json });
    const first = !saved.includes(answer);
    saved.push(answer);
    return first ? await route.fulfill({ status: 503, json }) : await route.continue();
  });
  await questionnaire.complete();
  await expect(page.getByText("3 answers are still being saved…")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your Profile" })).toBeVisible();
  release();
  await expect(questionnaire.alert).toContainText("1 answer could not be saved to your list.");
  await page.unroute(SAVE);
  await page.getByRole("button", { name: "Save Again" }).click();
  await expect(page.getByText("All your answers are saved.")).toBeVisible();
  await expect(questionnaire.alert).toBeHidden();
});

for (const [generation, said, specialty] of [
  ["generating", "The description of your approach is still being written.", "Being written"],
  ["failed", "The description of your approach could not be written just now.", "Not written yet"],
] as const) {
  test(`a description that is ${generation} is said, and where it appears`, async ({
    page,
    questionnaire,
  }) => {
    let waiting = true;
    const notYet = { generation, description: "", specialty: "", style: "", tags: [] };
    await page.route(SUBMIT, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const therapist = { ...json.therapist, ...notYet, insightsApplied: [] };
      await route.fulfill({ response, json: { ...json, therapist } });
    });
    await page.route("**/api/therapist-profile/*", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const profile = waiting ? { ...json.profile, ...notYet } : json.profile;
      await route.fulfill({ response, json: json.profile ? { ...json, profile } : json });
    });
    await questionnaire.complete();
    const approach = page.getByRole("region", { name: "Your Therapeutic Approach" });
    await expect(approach).toContainText(said);
    await expect(approach).toContainText("Your Therapeutic Style");
    await expect(page.getByRole("region", { name: "Your Profile" })).toContainText(
      `Specialty${specialty}Style${specialty}`,
    );
    if (generation === "failed") return;
    waiting = false;
    await expect(approach).toContainText("12 years");
    await expect(approach).not.toContainText(said);
  });
}

test("a therapist whose own words are alarming is shown who is there, before the profile", async ({
  page,
  questionnaire,
}) => {
  await questionnaire.complete(["I want to kill myself.", "I see couples.", "I ask."]);
  const notice = page.getByRole("region", { name: "You do not have to carry this alone" });
  await expect(notice.getByRole("link", { name: /call/i }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Your Profile" })).toBeVisible();
});

test("a profile that waits for approval says so", async ({ page, questionnaire }) => {
  await page.route(SUBMIT, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({
      response,
      json: { ...json, therapist: { ...json.therapist, status: "pending" } },
    });
  });
  await questionnaire.complete();
  await expect(page.getByText("Your profile waits for approval.")).toBeVisible();
});
