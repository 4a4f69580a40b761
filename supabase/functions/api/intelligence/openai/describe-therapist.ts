import { z } from "zod";
import type { TherapistAnswers, TherapistDescription } from "../intelligence.ts";
import { withoutOwnDanger } from "../offline/therapist/read-questionnaire.ts";
import type { ModelClient } from "./client.ts";
import { ModelError } from "./model-error.ts";
import { isWrittenIn, plain, quotations, soundText } from "./soundness.ts";
import { evidenceOf, type TherapistEvidence } from "./therapist-evidence.ts";
import { insightsShown, THERAPIST_INSTRUCTIONS, therapistInput } from "./therapist-prompts.ts";

const TherapistAnswer = z.object({
  specialty: z.string(),
  style: z.string(),
  tags: z.array(z.string()).max(12),
  description: z.array(z.string()).min(1).max(5),
  userFriendlyDescription: z.array(z.string()).min(1).max(4),
  modalities: z.array(z.string()).max(20),
  populations: z.array(z.string()).max(20),
  insightsApplied: z.array(z.object({ number: z.number().int(), relevance: z.string() })).max(5),
});
type TherapistAnswer = z.infer<typeof TherapistAnswer>;

const unfounded = () => new ModelError("unfounded", 0);

/** The labels without repeats, case aside; the first spelling stays. */
const distinct = (labels: readonly string[]) =>
  labels.filter((label, index) => labels.findIndex((one) => plain(one) === plain(label)) === index);

const quotesAnswers = (text: string, { ownWords }: TherapistEvidence) =>
  quotations(text).some((quotation) => isWrittenIn(quotation, ownWords));

function checked(
  answer: TherapistAnswer,
  input: TherapistAnswers,
  evidence: TherapistEvidence,
): TherapistDescription {
  const { ownWords } = evidence;

  function prose(text: string, min: number, max: number, also: readonly string[] = []): string {
    const sound = soundText(text, { min, max, ownWords, otherWords: also });
    if (!evidence.givesProse(sound, also)) throw unfounded();
    return sound;
  }

  function label(text: string, min: number, max: number): string {
    const sound = soundText(text, { min, max, ownWords });
    if (!evidence.givesLabel(sound)) throw unfounded();
    return sound;
  }

  const description = answer.description.map((text) => prose(text, 20, 2_000)).join("\n\n");
  // A description that does not take up what the therapist wrote could be anybody's.
  if (!quotesAnswers(description, evidence)) throw unfounded();
  return {
    specialty: label(answer.specialty, 0, 200),
    style: prose(answer.style, 0, 1_000),
    tags: distinct(answer.tags.map((tag) => label(tag, 2, 40))),
    description,
    userFriendlyDescription: answer.userFriendlyDescription
      .map((text) => prose(text, 20, 1_500))
      .join("\n\n"),
    modalities: distinct(answer.modalities.map((method) => named(method, evidence))),
    // A group that the answers do not name is left out: unlike a method it promises no skill.
    populations: distinct(answer.populations.flatMap((group) => evidence.groupNamed(group) ?? [])),
    insightsApplied: insightsOf(answer, input, (text, also) => {
      const relevance = prose(text, 20, 600, also);
      if (!quotesAnswers(relevance, evidence)) throw unfounded();
      return relevance;
    }),
  };
}

function named(method: string, { methodNamed }: TherapistEvidence): string {
  const known = methodNamed(method.trim());
  if (known === null || known.length > 60) throw unfounded();
  return known;
}

/** The insights that the answer names by number: their words and their source are the experts'. */
function insightsOf(
  { insightsApplied }: TherapistAnswer,
  { insights }: TherapistAnswers,
  relevanceOf: (text: string, also: readonly string[]) => string,
): TherapistDescription["insightsApplied"] {
  const shown = insightsShown(insights);
  const applied = insightsApplied.map(({ number, relevance }) => {
    const insight = shown[number - 1];
    if (insight === undefined) throw unfounded();
    const also = [insight.insight, insight.application];
    return {
      insightText: insight.insight,
      relevance: relevanceOf(relevance, also),
      source: insight.source,
    };
  });
  if (new Set(insightsApplied.map(({ number }) => number)).size !== applied.length) {
    throw unfounded();
  }
  return applied;
}

/** The model's description of a therapist. Rejects with a `ModelError` for one that does not hold up. */
export async function describeTherapist(
  model: ModelClient,
  timeoutMs: number,
  given: TherapistAnswers,
): Promise<TherapistDescription> {
  // What the model does not know, it cannot publish.
  const input = { ...given, answers: withoutOwnDanger(given.answers) };
  // Whatever the model wrote then would be made up.
  if (input.answers.length === 0) throw new ModelError("unfounded", null);
  // Reading 40,000 characters takes a while: once, and not before there is something to check.
  let evidence: TherapistEvidence | undefined;
  return model.ask({
    name: "therapist_description",
    schema: TherapistAnswer,
    instructions: THERAPIST_INSTRUCTIONS,
    input: therapistInput(input),
    maxOutputTokens: 10_000,
    timeoutMs,
    retry: true,
    check: (answer) => {
      evidence ??= evidenceOf(input);
      return checked(answer, input, evidence);
    },
  });
}
