import type { ClientProfile } from "@rapport/shared/contracts/client-profile.ts";
import { expect, test } from "vitest";
import { reconcileOutcome, reconcileWords, type Stored, storedIn } from "./reconcile.ts";
import { OUTCOME, RECOMMENDATION } from "./testing/samples.ts";

const GUEST = { id: "guest", isGuest: true };
const by = (userId: string, text: string) => ({ text, userId });

function stored(answers: Record<string, string>, over: Partial<Stored> = {}): Stored {
  return { person: GUEST, answers, recommendations: [], ...over };
}

/** Two answers that were sent, the second typed over since, and a third that was not sent. */
const WORDS = {
  answers: { q1: "worry", q2: "walking, and more", q3: "half a thou" },
  sent: { q1: by("guest", "worry"), q2: by("guest", "walking") },
};

test("what is stored as it was sent changes nothing", () => {
  const now = stored({ q1: "worry", q2: "walking" });
  expect(reconcileWords(WORDS, now, WORDS.sent)).toEqual(WORDS);
});

test("corrected words take the place of the old ones, but not of words that wait to be sent", () => {
  const now = stored({ q1: "panic", q2: "running" });
  expect(reconcileWords(WORDS, now, WORDS.sent)).toEqual({
    answers: { ...WORDS.answers, q1: "panic" },
    sent: { q1: by("guest", "panic"), q2: by("guest", "running") },
  });
});

test("removed words are gone, words that wait to be sent are not", () => {
  expect(reconcileWords(WORDS, stored({}), WORDS.sent)).toEqual({
    answers: { q2: "walking, and more", q3: "half a thou" },
    sent: {},
  });
});

test("what was sent while the server was asked stays", () => {
  const since = { q2: WORDS.sent.q2 };
  expect(reconcileWords(WORDS, stored({ q2: "walking" }), since)).toEqual(WORDS);
});

test("what a guest sent counts as stored for the account they log in to, not for another guest", () => {
  const account = stored({ q1: "worry" }, { person: { id: "account", isGuest: false } });
  expect(reconcileWords(WORDS, account, WORDS.sent).sent).toEqual({ q1: by("guest", "worry") });
  const other = stored({}, { person: { id: "other", isGuest: true } });
  expect(reconcileWords(WORDS, other, WORDS.sent)).toEqual({ answers: WORDS.answers, sent: {} });
});

test("a match is shown as the server has it, and without reasons when it has it no more", () => {
  const outdated = { ...RECOMMENDATION, matchReasoning: "Changed.", outdated: true };
  const known = stored({}, { recommendations: [outdated] });
  expect(reconcileOutcome(OUTCOME, known, WORDS.sent).recommendation).toEqual(outdated);
  const gone = reconcileOutcome(OUTCOME, stored({}), WORDS.sent).recommendation;
  expect(gone).toMatchObject({ name: RECOMMENDATION.name, outdated: true, factors: [] });
  expect(JSON.stringify(gone)).not.toContain("I lie awake");
});

test("the match of a visitor, of which the server keeps nothing, stays", () => {
  expect(reconcileOutcome(OUTCOME, stored({}), {})).toEqual(OUTCOME);
});

test("of a profile only what was written counts, and nothing of none", () => {
  const answer = { id: "1", question: "?", inferred: false, reasoning: null, updatedAt: "" };
  const profile = {
    responses: [
      { ...answer, questionId: "q1", answer: "worry", source: "assessment" },
      { ...answer, questionId: "q2", answer: "spoken", source: "voice" },
    ],
    recommendations: [{ id: "2", source: "voice", createdAt: "", recommendation: RECOMMENDATION }],
  } as Partial<ClientProfile> as ClientProfile;
  expect(storedIn(profile, GUEST)).toEqual(stored({ q1: "worry" }));
  expect(storedIn(null, GUEST)).toEqual(stored({}));
});
