import { randomUUID } from "node:crypto";
import { AssessmentPage } from "./assessment-page.ts";
import { expect, test } from "./expert-access.ts";
import { saveContribution } from "./expert-samples.ts";
import { QuestionnairePage } from "./questionnaire-page.ts";

/** In the voice of a senior clinician; every run says something of its own. */
const thoughts = (mark: string) =>
  `I have come to ask every new client the same thing: what did you do on ${mark} that nobody saw? It matters because shame hides in what nobody sees. When somebody cannot answer, I have learned that trust has to come before method, so I match them with a therapist who is patient and warm.`;

test("what an expert says, by the product's own engine, is asked of clients at once", async ({
  page,
  request,
  capture,
  editor,
}) => {
  const mark = randomUUID().replace(/[^a-f]/g, "");
  await capture.open();
  await capture.reach(thoughts(mark));
  await expect(
    page.getByRole("region", { name: "Client Questions" }).getByText(new RegExp(mark)).first(),
  ).toBeVisible();
  await capture.refinement.fill("Add a question about sleep for clients.");
  await capture.refine.click();
  await expect(capture.refinement).toHaveValue("");
  await expect(page.getByRole("region", { name: "Client Questions" })).toContainText(/sleep/i);
  await capture.save.click();
  await editor.isShown();
  await expect(editor.group("Client Questions")).toContainText(mark);

  const assessment = new AssessmentPage(page);
  await assessment.shorten(new RegExp(mark));
  await assessment.open();
  await expect(assessment.heading).toContainText(mark);
  await expect(page.getByText("Contributed by Dr. Test")).toBeVisible();
  await expect(page.getByText("Why we're asking:")).toBeVisible();

  // A question that is removed is asked of nobody any more.
  await page.goBack();
  await expect(editor.group("Client Questions")).toContainText(mark);
  for (const name of ["Client Questions", "Therapist Questions"]) {
    const group = editor.group(name).getByRole("button", { name: "Remove" });
    while ((await group.count()) > 0) {
      const before = await group.count();
      await group.first().click();
      await editor.dialog.getByRole("button", { name: "Yes, remove it" }).click();
      await expect(group).toHaveCount(before - 1);
    }
  }
  await editor.saveChanges();
  const answer = await (await request.get("/api/get-assessment-questions")).text();
  expect(answer).not.toContain(mark);
});

test("what an expert asks of therapists stands in their questionnaire at once", async ({
  page,
  request,
  token,
  expert,
  problems,
}) => {
  const mark = randomUUID();
  await saveContribution(request, token, expert.slug, {
    summary: "On losing clients.",
    questions: [
      { question: `What does ${mark} tell you?`, reasoning: "It shows.", audience: "therapist" },
    ],
    analysis: [],
  });
  const questionnaire = new QuestionnairePage(page);
  await questionnaire.changeQuestions((all) => all.filter(({ text }) => text.includes(mark)));
  await questionnaire.openAsNew(request, problems);
  await questionnaire.passInfo();
  await expect(page.getByText(`What does ${mark} tell you?`)).toBeVisible();
  await expect(page.getByText(`Contributed by Dr. ${expert.title}`)).toBeVisible();
  await expect(page.getByText("Why we're asking: It shows.")).toBeVisible();
});

test("a question for neither clients nor therapists reaches clients", async ({
  request,
  token,
  expert,
}) => {
  const mark = randomUUID();
  const saved = await request.post("/api/save-processed-input", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      therapistName: expert.slug,
      processedInput: {
        summary: "",
        questions: [{ question: `Who is ${mark}?`, reasoning: "Why not.", audience: "other" }],
      },
    },
  });
  expect(saved.status()).toBe(200);
  const { questions } = await (await request.get("/api/get-assessment-questions")).json();
  expect(questions).toContainEqual(
    expect.objectContaining({
      text: `Who is ${mark}?`,
      reasoning: "Why not.",
      source: { therapist: expert.slug },
    }),
  );
});
