import { z } from "zod";
import { CONTRIBUTION_ITEMS_LIMIT } from "../../../../../shared/src/constants.ts";
import type {
  ContributedInsight,
  ContributedQuestion,
  RefinedContribution,
  RefineInput,
} from "../intelligence.ts";
import { MOST_FOUND } from "../offline/contribution/limits.ts";
import type { ModelClient } from "./client.ts";
import { REFINEMENT_INSTRUCTIONS, refinementInput } from "./contribution-prompts.ts";
import { contributionText, withoutRepeats } from "./contribution-texts.ts";
import { ModelError } from "./model-error.ts";
import { sourceFinder } from "./source-span.ts";

const text = z.string().nullable();
const number = z.number().int();
/** An item of the input by its number; what is null stays as it was, so that nothing drifts. */
const reference = { original: number.nullable(), sourceText: text };

const RefinementAnswer = z.object({
  questions: z
    .array(
      z.object({
        ...reference,
        question: text,
        reasoning: text,
        audience: z.enum(["client", "therapist", "other"]).nullable(),
      }),
    )
    .max(CONTRIBUTION_ITEMS_LIMIT),
  removedQuestions: z.array(number),
  insights: z
    .array(z.object({ ...reference, insight: text, application: text }))
    .max(CONTRIBUTION_ITEMS_LIMIT),
  removedInsights: z.array(number),
  summary: text,
  notes: z.array(z.string()).max(10),
});
type RefinementAnswer = z.infer<typeof RefinementAnswer>;

const unfounded = () => new ModelError("unfounded", 0);

/** Wishes that can leave something out, by how their words begin. No text that was merely read may have that done. */
const LEAVES_OUT =
  /\b(?:drop|remov|delet|eras|strik|scratch|skip|omit|discard|throw|leav|without|merg|combin|join|unif|group|fewer|less|short|trim|reduc|condens|shrink|compress|tighten|narrow|limit|duplic|repeat|repetit|redundan|overlap|similar|replac|swap|substitut|exchang|convert|instead|split|clean|irrelevant|unnecessary|useless|superfluous|rewrit|elimin|borr|quita|suprim|supprim|enlev|lösch|streich|entfern)/i;
const LEAVES_OUT_BY_WORD =
  /\b(?:cut|cross|rid|take|only|just|keep|save|fold|few|at most|no|not|never|off|out|top|best|same|turn|too many|lose|empty|clear|redo|except|but|start over)\b|n['’]t\b/i;
/** In another script nobody here can tell. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const mayLeaveOut = (instructions: string) =>
  [LEAVES_OUT, LEAVES_OUT_BY_WORD, OTHER_SCRIPT].some((wish) => wish.test(instructions));

/** Fails unless each of the numbers 1 to `count` is either listed or removed, and only once. */
function account(
  items: readonly { original: number | null }[],
  removed: readonly number[],
  count: number,
  instructions: string,
): void {
  const kept = items.flatMap(({ original }) => original ?? []);
  const named = new Set([...kept, ...removed]);
  const isWhole = named.size === count && kept.length + removed.length === count;
  if (!isWhole || [...named].some((one) => one < 1 || one > count)) throw unfounded();
  if (items.length - kept.length > MOST_FOUND) throw unfounded();
  if (removed.length > 0 && !mayLeaveOut(instructions)) throw unfounded();
}

function checked(answer: RefinementAnswer, input: RefineInput): RefinedContribution {
  const { thoughts, instructions, original } = input;
  account(answer.questions, answer.removedQuestions, original.questions.length, instructions);
  account(answer.insights, answer.removedInsights, original.analysis.length, instructions);
  const sources = [
    thoughts,
    instructions,
    original.summary,
    ...original.questions.flatMap(({ question, reasoning }) => [question, reasoning]),
    ...original.analysis.flatMap(({ insight, application }) => [insight, application]),
  ];
  const find = sourceFinder(thoughts);

  /** What the model wrote where it wrote something, else what was there, letter for letter. */
  function written(
    kind: Parameters<typeof contributionText>[0],
    given: string | null,
    before: string | undefined,
  ): string {
    if (given === null || given === before) {
      if (before === undefined) throw unfounded();
      return before;
    }
    return contributionText(kind, given, sources);
  }

  const questions = answer.questions.map((item): ContributedQuestion => {
    const before = item.original === null ? undefined : original.questions[item.original - 1];
    const { sourceOffset, sourceText } = before ?? find(item.sourceText ?? "");
    return {
      question: written("question", item.question, before?.question),
      reasoning: written("reasoning", item.reasoning, before?.reasoning ?? ""),
      audience: item.audience ?? before?.audience ?? "client",
      sourceOffset,
      sourceText,
    };
  });
  const analysis = answer.insights.map((item): ContributedInsight => {
    const before = item.original === null ? undefined : original.analysis[item.original - 1];
    const { sourceOffset, sourceText } = before ?? find(item.sourceText ?? "");
    return {
      insight: written("insight", item.insight, before?.insight),
      application: written("application", item.application, before?.application ?? ""),
      sourceOffset,
      sourceText,
    };
  });
  return {
    contribution: {
      summary: written("summary", answer.summary, original.summary),
      questions: withoutNewRepeats(questions, answer.questions, ({ question }) => question),
      analysis: withoutNewRepeats(analysis, answer.insights, ({ insight }) => insight),
    },
    notes: withoutRepeats(
      answer.notes.map((note) => contributionText("note", note, sources)),
      (note) => note,
    ),
  };
}

/** The items without those new ones that say what another says; what the expert had stays, repeated or not. */
function withoutNewRepeats<T>(
  items: readonly T[],
  given: readonly { original: number | null }[],
  textOf: (item: T) => string,
): T[] {
  const isNew = (_: T, index: number) => given[index]?.original === null;
  const known = items.filter((item, index) => !isNew(item, index)).map(textOf);
  const fresh = new Set(withoutRepeats(items.filter(isNew), textOf, known));
  return items.filter((item, index) => !isNew(item, index) || fresh.has(item));
}

/** The model's refinement of a contribution. Rejects with a `ModelError` for one that does not hold up. */
export function refineContribution(
  model: ModelClient,
  timeoutMs: number,
  input: RefineInput,
): Promise<RefinedContribution> {
  return model.ask({
    name: "refinement",
    schema: RefinementAnswer,
    instructions: REFINEMENT_INSTRUCTIONS,
    input: refinementInput(input),
    maxOutputTokens: 16_000,
    timeoutMs,
    retry: true,
    check: (answer) => checked(answer, input),
  });
}
