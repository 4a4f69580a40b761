import { CONTRIBUTION_ITEMS_LIMIT } from "../../../../shared/src/constants.ts";
import type {
  ContributionInsight,
  ContributionQuestion,
  ProcessedInput,
} from "../../../../shared/src/contracts/contributions.ts";
import { splitRefinement } from "../../../../shared/src/contracts/contributions.ts";
import type {
  ContributedInsight,
  ContributedQuestion,
  Made,
  ProcessedContribution,
  SourceSpan,
} from "../intelligence/intelligence.ts";
import { isEnglishText } from "../intelligence/offline/contribution/language/plain-speech.ts";

type Sourced = Pick<ContributionQuestion, "sourceOffset" | "sourceText">;

const sourceOf = ({ sourceOffset, sourceText }: Sourced): SourceSpan => ({
  sourceOffset: sourceOffset ?? null,
  sourceText: sourceText ?? null,
});

/** A page's question as the engines take it: what is for neither clients nor therapists is for others. */
export function contributedQuestion(question: ContributionQuestion): ContributedQuestion {
  const { audience } = question;
  return {
    question: question.question,
    reasoning: question.reasoning,
    audience: audience === "client" || audience === "therapist" ? audience : "other",
    ...sourceOf(question),
  };
}

function contributedInsight(insight: ContributionInsight): ContributedInsight {
  return {
    insight: insight.insight,
    application: insight.application,
    ...sourceOf(insight),
  };
}

/** What a page sent to be refined, as the engines take it. */
export function processedContribution(input: ProcessedInput): ProcessedContribution {
  return {
    summary: input.summary,
    questions: input.questions.map(contributedQuestion),
    analysis: input.analysis.map(contributedInsight),
  };
}

/**
 * What an engine made, as a page shows it, and notes on what it could not do: a contribution of more
 * items could not be saved, and the offline engine reads English only.
 */
export function processedInput(
  { result, engine }: Made<ProcessedContribution>,
  rawInput: string,
): { processedInput: ProcessedInput; notes: string[] } {
  const { summary, questions, analysis } = result;
  const tooMany = Math.max(questions.length, analysis.length) > CONTRIBUTION_ITEMS_LIMIT;
  const notes = [
    ...(tooMany
      ? [
          `Only the first ${CONTRIBUTION_ITEMS_LIMIT} questions and insights are kept; please split your text.`,
        ]
      : []),
    ...(engine === "offline" && !isEnglishText(rawInput)
      ? [
          "The offline reading understands English texts only, so little or nothing could be made of this one.",
        ]
      : []),
  ];
  return {
    processedInput: {
      summary,
      questions: questions.slice(0, CONTRIBUTION_ITEMS_LIMIT),
      analysis: analysis.slice(0, CONTRIBUTION_ITEMS_LIMIT),
      rawInput,
      engine,
    },
    notes,
  };
}

/**
 * The thoughts and the instructions that a refinement joins. Where nothing marks the line between
 * them, the thoughts that the result was made of do.
 */
export function refinementParts(
  rawInput: string,
  original: ProcessedInput,
): { thoughts: string; instructions: string } {
  const parts = splitRefinement(rawInput);
  const known = original.rawInput ?? "";
  if (parts.thoughts !== "") return parts;
  if (known !== "" && rawInput.startsWith(known)) {
    return { thoughts: known, instructions: rawInput.slice(known.length).trim() };
  }
  return { ...parts, thoughts: known };
}
