import { z } from "zod";
import type { ClientAnswer, PersonalityProfile } from "../intelligence.ts";
import type { ModelClient } from "./client.ts";
import { ModelError } from "./model-error.ts";
import { PROFILE_INSTRUCTIONS, profileInput } from "./prompts.ts";
import { ownWordsOf, soundText } from "./soundness.ts";

const ProfileAnswer = z.object({
  paragraphs: z.array(z.string()).min(1).max(6),
  tags: z.array(z.string()).min(1).max(10),
  summary: z.string(),
});
type ProfileAnswer = z.infer<typeof ProfileAnswer>;

function checked(answer: ProfileAnswer, answers: ClientAnswer[]): PersonalityProfile {
  const ownWords = ownWordsOf(answers);
  const otherWords = answers.map(({ question }) => question);
  const paragraphs = answer.paragraphs.map((text) =>
    soundText(text, { min: 20, max: 2_000, ownWords, otherWords }),
  );
  const tags = answer.tags.map((text) =>
    soundText(text, { min: 2, max: 40, ownWords, otherWords }).toLowerCase(),
  );
  if (new Set(tags).size !== tags.length) throw new ModelError("unfounded", 0);
  return {
    personalityProfile: paragraphs.join("\n\n"),
    tags,
    summary: soundText(answer.summary, { min: 20, max: 600, ownWords, otherWords }),
  };
}

/** The model's description of a client. Rejects with a `ModelError` for one that does not hold up. */
export function profileClient(
  model: ModelClient,
  timeoutMs: number,
  answers: ClientAnswer[],
): Promise<PersonalityProfile> {
  return model.ask({
    name: "personality_profile",
    schema: ProfileAnswer,
    instructions: PROFILE_INSTRUCTIONS,
    input: profileInput(answers),
    maxOutputTokens: 6_000,
    timeoutMs,
    retry: true,
    check: (answer) => checked(answer, answers),
  });
}
