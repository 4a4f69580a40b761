import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./expert-access.ts";
import { RESULT, saveContribution, someExpert, THOUGHTS } from "./expert-samples.ts";
import { keepScreenshot } from "./screenshots.ts";

test("a server that answers what is no contribution is told, and can be tried again", async ({
  page,
  editor,
  contributionId,
  expert,
}) => {
  const answers: [reply: object, message: string][] = [
    [{ status: 200, body: "" }, "Empty response received from server"],
    [{ json: { success: true } }, "Server response missing contribution data"],
    [{ status: 200, body: "<p>Hello</p>" }, "Server returned non-JSON response: <p>Hello</p>"],
    [{ json: { contribution: {} } }, "The server gave an unexpected answer."],
  ];
  const path = "**/api/get-contribution/**";
  const open = () => page.goto(`/${expert.slug}/contribution/${contributionId}`);
  const again = () => page.getByRole("button", { name: "Try Again" }).click();
  for (const [index, [reply, message]] of answers.entries()) {
    await page.route(path, (route) => route.fulfill(reply), { times: 1 });
    const asked = page.waitForRequest(path);
    await (index === 0 ? open() : again());
    const sent = await asked;
    expect(new URL(sent.url()).searchParams.get("_")).toMatch(/^\d{13}$/);
    expect(sent.headers()).toMatchObject({ "cache-control": "no-cache", pragma: "no-cache" });
    await expect(editor.alert).toHaveText(`Failed to load the contribution: ${message}`);
  }
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-failed");
  await again();
  await expect(page.getByText(RESULT.summary, { exact: true })).toBeVisible();
  await editor.isShown();
});

test("an id that is none, or nobody's, or another expert's is not found", async ({
  page,
  problems,
  editor,
  contributionId,
}) => {
  problems.expect(/^404 GET \/api\/get-contribution/);
  for (const path of [
    "/miriam/contribution/not-an-id",
    "/miriam/contribution/%F0%9F%99%82%2F..",
    "/miriam/contribution/7c9b2f0e-5f57-4b1e-9a3e-0f7f6f1f2a11",
    `/${someExpert().slug}/contribution/${contributionId}`,
  ]) {
    await page.goto(path);
    await expect(editor.alert).toHaveText(
      "Not Found: The requested contribution could not be found.",
    );
  }
  await expectAccessible(page);
  await keepScreenshot(page, "expert-editor-not-found");
});

test("HTML and scripts that somebody wrote are text and nothing else", async ({
  page,
  request,
  token,
  editor,
  expert,
}) => {
  const evil = `<img src=x onerror="document.title='owned'"><script>alert(1)</script> 🙂 ‮abc`;
  const id = await saveContribution(request, token, expert.slug, {
    ...RESULT,
    summary: evil,
    rawInput: `${evil} ${THOUGHTS}`,
    questions: [{ question: evil, reasoning: evil, audience: "therapist" }],
  });
  await editor.open(id);
  await expect(editor.group("Therapist Questions")).toContainText("<script>alert(1)</script> 🙂");
  await expect(page).toHaveTitle(/^Dr\. /);
});
