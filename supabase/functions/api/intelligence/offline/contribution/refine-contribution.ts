import type { RefinedContribution, RefineInput } from "../../intelligence.ts";
import { isHostile } from "./language/plain-speech.ts";
import { MOST_ITEMS } from "./limits.ts";
import { readThoughts } from "./read-thoughts.ts";
import { addInsight, addQuestion, short } from "./refine/add.ts";
import { merge, move, sortByAudience, swap } from "./refine/arrange.ts";
import { keepOnly, readdress, remove, reword } from "./refine/change.ts";
import { convert } from "./refine/convert.ts";
import { type Draft, draftOf, finishedDraft, type Outcome } from "./refine/draft.ts";
import { splitInstructions } from "./refine/split.ts";
import { changeSummary } from "./refine/summary.ts";
import { retone } from "./refine/tone.ts";

/** What instructions may ask for; the first that understands one does it. */
const COMMANDS: readonly ((command: string, draft: Draft) => Outcome)[] = [
  changeSummary,
  sortByAudience,
  convert,
  addQuestion,
  addInsight,
  remove,
  keepOnly,
  swap,
  merge,
  move,
  retone,
  readdress,
  reword,
];

/** More instructions than this at once are no refinement any more. */
const MOST_COMMANDS = 40;

const NOTHING_MEANT =
  /^(?:thanks?|thank you|great|good|perfect|fine|nice|ok|okay|looks good|that is all|that's all|that's it|the rest is (?:fine|good|great)|everything else (?:is fine|stays|can stay).*|leave the rest.*|otherwise (?:fine|good|great))$/i;

/** "the rule about homework": what experts call an insight, among themselves. */
const INSIGHTS =
  /\b(the|that|this|first|second|third|last|every|any|all|no) (?:rule|lesson|warning|maxim|observation)(s?)(?= (?:about|on|that)\b|$)/gi;

function obey(given: string, draft: Draft): void {
  const command = given.replace(INSIGHTS, "$1 insight$2");
  if (isHostile(command)) {
    draft.notes.push(
      `“${short(command)}” is nothing to ask people, so nothing was changed for it.`,
    );
    return;
  }
  for (const understands of COMMANDS) {
    const outcome = understands(command, draft);
    if (outcome === null) continue;
    if (outcome !== "done") draft.notes.push(outcome.missed);
    return;
  }
  draft.notes.push(`“${short(command)}” was not understood, so nothing was changed for it.`);
}

/**
 * Changes what the instructions name, and only that: everything else stays letter for letter, in
 * order, with its source. What was not understood or could not be done stands in `notes`.
 */
export function refineContribution(input: RefineInput): RefinedContribution {
  const draft = draftOf(input, readThoughts(input.thoughts));
  const commands = splitInstructions(input.instructions).filter(
    (command) => !NOTHING_MEANT.test(command.replace(/[.!]+$/, "")),
  );
  for (const command of commands.slice(0, MOST_COMMANDS))
    obey(command.replace(/[.!\s]+$/, ""), draft);
  if (commands.length > MOST_COMMANDS)
    draft.notes.push(`Only the first ${MOST_COMMANDS} instructions were read.`);
  const { summary, questions, analysis } = finishedDraft(draft);
  const tooMany = Math.max(questions.length, analysis.length) > MOST_ITEMS;
  if (tooMany)
    draft.notes.push(
      `No more than ${MOST_ITEMS} questions and ${MOST_ITEMS} insights fit into one contribution.`,
    );
  return {
    contribution: {
      summary,
      questions: questions.slice(0, MOST_ITEMS),
      analysis: analysis.slice(0, MOST_ITEMS),
    },
    notes: [...new Set(draft.notes)],
  };
}
