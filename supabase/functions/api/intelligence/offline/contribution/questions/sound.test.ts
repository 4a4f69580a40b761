import { describe, expect, it } from "vitest";
import { isSound } from "./sound.ts";

describe("a question made of an expert's words", () => {
  it.each([
    "Does you have a way to repair a rupture?",
    "Have you tried therapy before, and if so, and why did it end?",
    "What would you want a therapist to know about plainly?",
    "Do you have you to talk to?",
    "Do he come alone?",
    "Can the therapist bear it when you hate you?",
    "Whom would you miss, and without thinking?",
    "What do they do next?",
    "How do you end, and or stop?",
    "What is your?",
  ])("is held back where it was put together wrongly: %s", (question) => {
    expect(isSound(question)).toBe(false);
  });

  it.each([
    "Do you know when you are done?",
    "What would you want a therapist to know about your family?",
    "What do you do when a client tells you they want to stop?",
    "Does your partner know that you are here, or did they send you?",
    "Do you have someone you trust when you are alone?",
    "What would somebody have to notice about you for you to stay?",
    "Was there a moment when you thought that you or the baby might die?",
    "Who has seen you cry, and what did they do?",
    "What is it that makes you stay?",
    "What was your mother afraid of, and did she say it?",
  ])("goes out where it reads well: %s", (question) => {
    expect(isSound(question)).toBe(true);
  });
});
