import { createAccount, logIn } from "./accounts.ts";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./fixtures.ts";

const WORDS = "I worry all night about everything.";

test("what a guest began goes along when they log in, unsent words included", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await assessment.answer(1, WORDS);
  await assessment.box.fill("Half a thought");
  const guest = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null").id);

  await page.getByRole("link", { name: "Login" }).click();
  await logIn(page, account);
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("Half a thought");
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  await expect(page.getByRole("link", { name: "My Profile" })).toBeVisible();

  const sent = page.waitForRequest("**/api/process-response");
  await assessment.answer(2, "A whole thought");
  const { userId } = (await sent).postDataJSON();
  expect(userId).toMatch(/^[0-9a-f-]{36}$/);
  expect(userId).not.toBe(guest);
});

test("logging out takes the answers out of the browser", async ({ page, request }) => {
  const account = await createAccount(request);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await page.getByRole("link", { name: "Login" }).click();
  await logIn(page, account);
  await assessment.answer(1, WORDS);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(WORDS);

  await page.getByRole("link", { name: "My Profile" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORDS);
  await assessment.open();
  await expect(assessment.box).toHaveValue("");
});

test("when an account's session is over, nobody else gets the answer, and it waits for the log-in", async ({
  page,
  request,
  problems,
}) => {
  const account = await createAccount(request);
  const assessment = new AssessmentPage(page);
  await assessment.open();
  await page.getByRole("link", { name: "Login" }).click();
  await logIn(page, account);
  await assessment.answer(1, WORDS);

  problems.expect(/^401 POST \/api\/process-response$/);
  problems.expect(/^400 POST \/auth\/v1\/token$/);
  await page.route("**/api/process-response", (route) =>
    route.fulfill({ status: 401, json: { error: "expired", message: "expired" } }),
  );
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ status: 400, json: { code: "refresh_token_not_found", msg: "gone" } }),
  );
  await assessment.box.fill("Not sent yet");
  await assessment.next.click();
  await expect(assessment.alert).toHaveText(
    "Your session has ended. Please log in again to go on; your answers are kept here.",
  );
  await page.unrouteAll();

  await page.getByRole("link", { name: "Login" }).click();
  await logIn(page, account);
  await assessment.isAt(2);
  await expect(assessment.box).toHaveValue("Not sent yet");
  await assessment.next.click();
  await assessment.isAt(3);
});
