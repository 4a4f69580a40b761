import type { ContributedQuestion } from "../../../intelligence.ts";
import { isCode, isHostile } from "../language/plain-speech.ts";
import { finish } from "../language/tidy.ts";
import { audienceOfWords } from "../questions/audience.ts";
import { withPurpose } from "../questions/purpose.ts";
import { short } from "./add.ts";
import type { Draft, Outcome } from "./draft.ts";
import { audienceIn, kindOf, pointedAt } from "./references.ts";

const REMOVE =
  /^(?:remove|delete|drop|cut(?: out)?|take out|get rid of|leave out|omit|skip|erase|lose|without|no(?: more)?|i (?:do not|don't) (?:want|need)|we (?:do not|don't) need|throw out|strike|discard|scrap)\b\s*(?<what>.+)$/is;

/** "the last two questions and the insight about boredom" */
const PARTS =
  /\s*(?:,|\band\b)\s+(?=(?:the|any|all|every|that|both)\b[^,]*\b(?:questions?|insights?|ones?)\b)/i;

/** "drop the second", "remove the last two insights", "no questions about money". */
export function remove(command: string, draft: Draft): Outcome {
  const what = REMOVE.exec(command)?.groups?.what;
  if (!what) return null;
  if (/\bduplicates?\b|\brepeat/i.test(what)) return removeDuplicates(draft);
  if (/\bsummary\b/i.test(what) && !/\bquestions?|insights?\b/i.test(what)) {
    draft.summary = "";
    return "done";
  }
  if (/\b(?:reasons?|reasonings?|explanations?|whys?)\b/i.test(what))
    return removeReasons(what, draft);
  if (
    /^(?:it all|all|everything|all of (?:it|them|this)|the (?:whole )?lot|the whole thing)[.!]?$/i.test(
      what.trim(),
    )
  )
    return removeAll(draft);
  let removed = 0;
  let missed: string | null = null;
  for (const part of what.split(PARTS)) {
    const everything =
      /^(?:everything|anything|all|whatever) (?:about|on|to do with|that mentions) /i.test(part);
    for (const kind of everything ? (["question", "insight"] as const) : [kindOf(part)]) {
      const pointed = pointedAt(part, draft, kind);
      if (!pointed.named) continue;
      if (!everything) missed ??= pointed.missed;
      removed += pointed.questions.length + pointed.insights.length;
      draft.questions = draft.questions.filter((one) => !pointed.questions.includes(one));
      draft.insights = draft.insights.filter((one) => !pointed.insights.includes(one));
    }
  }
  if (removed > 0) {
    if (missed !== null) draft.notes.push(missed);
    return "done";
  }
  return {
    missed: missed ?? `“${short(command)}” names nothing that is there, so nothing was removed.`,
  };
}

/** All items; the summary is what the expert said, not a list to be emptied. */
function removeAll(draft: Draft): Outcome {
  if (draft.questions.length + draft.insights.length === 0)
    return { missed: "There is nothing left to remove." };
  draft.questions = [];
  draft.insights = [];
  draft.notes.push("All questions and insights were removed; the summary is kept.");
  return "done";
}

function removeDuplicates(draft: Draft): Outcome {
  const before = draft.questions.length + draft.insights.length;
  const seen = new Set<string>();
  const fresh = (text: string) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  draft.questions = draft.questions.filter(({ now }) => fresh(`${now.audience} ${now.question}`));
  draft.insights = draft.insights.filter(({ now }) => fresh(now.insight));
  return draft.questions.length + draft.insights.length < before
    ? "done"
    : { missed: "No two questions or insights are the same, so none was removed." };
}

function removeReasons(what: string, draft: Draft): Outcome {
  const pointed = pointedAt(what, draft, "question");
  const chosen =
    pointed.questions.length > 0
      ? pointed.questions
      : pointed.missed === null
        ? draft.questions
        : [];
  if (chosen.length === 0) return { missed: pointed.missed ?? "There is no reason to remove." };
  for (const one of chosen) one.now = { ...one.now, reasoning: "" };
  return "done";
}

/** "keep only the client questions", "only the first three". */
export function keepOnly(command: string, draft: Draft): Outcome {
  const what =
    /^(?:(?:keep|leave|use|show|i want|have)\s+(?:only|just)|only(?: keep)?|keep)\s+(?<what>.+?)(?: only)?$/is.exec(
      command,
    )?.groups?.what;
  if (!what || (/^keep\b/i.test(command) && !/\bonly\b|\bjust\b/i.test(command))) {
    return /^keep\b/i.test(command) ? "done" : null;
  }
  const pointed = pointedAt(what, draft);
  if (!pointed.named)
    return {
      missed: `It is not clear what “${short(command)}” should keep, so nothing was removed.`,
    };
  if (pointed.missed !== null) return { missed: pointed.missed };
  if (pointed.kind === "question")
    draft.questions = draft.questions.filter(
      (one) => one.was === null || pointed.questions.includes(one),
    );
  else
    draft.insights = draft.insights.filter(
      (one) => one.was === null || pointed.insights.includes(one),
    );
  return "done";
}

const TO_AUDIENCE =
  /^(?:address|direct|aim|point|mark|tag|turn|make|change|move|switch|assign|convert|set)?\s*(?<what>.*?)\s*(?:(?:is|are|should be|must be|be|goes|go)\s+)?(?:(?:to|for|as|into|meant for|addressed to|addressed at|directed at|aimed at)\s+)?(?:a |the |our )?(?<who>clients?|patients?|therapists?|clinicians?|counsell?ors?|providers?|supervisors?|parents?|partners?|others?)(?: questions?| instead| too| as well| only| please)*\s*$/is;

/** "make the third one for therapists", "address therapists", "these are for clients". */
export function readdress(command: string, draft: Draft): Outcome {
  if (
    !/^(?:address|direct|aim|point|mark|tag|turn|make|change|move|switch|assign|convert|set|the|these|those|they|it|this|that|all|both|every|question|number|#|q?\d|last|first|second|third)/i.test(
      command,
    )
  )
    return null;
  const bare = command.replace(/,? (?:and )?not (?:for )?(?:the )?\w+$/i, "");
  const found = TO_AUDIENCE.exec(bare);
  const who = found?.groups?.who;
  if (!found || !who || /\binsights?\b|\bsummary\b/i.test(command)) return null;
  const verb =
    /^(?:address|direct|aim|point|mark|tag|turn|assign|convert)\b/i.test(command) ||
    /\b(?:a|the) (?:client|therapist|clinician|patient|parent|supervisor) question$/i.test(bare);
  if (
    !verb &&
    !/\b(?:to|for|as|into|is|are)\s+(?:a |the |our )?(?:meant for |addressed to )?\S+(?: questions?| instead| too| as well| only| please)*\s*$/i.test(
      bare,
    )
  )
    return null;
  const audience = audienceIn(who) ?? "other";
  const what = (found.groups?.what ?? "").trim();
  const named =
    what === "" ||
    /^(?:it|them|these|those|this|they|all|everything|all of (?:it|them|these)|the questions|questions|all (?:the )?questions)$/i.test(
      what,
    );
  const pointed = named ? null : pointedAt(what, draft, "question");
  if (pointed && (!pointed.named || pointed.questions.length === 0)) {
    return {
      missed:
        pointed.missed ??
        `It is not clear which question “${short(command)}” means, so none was changed.`,
    };
  }
  const chosen = pointed?.questions ?? draft.questions.filter(({ was }) => was !== null);
  if (chosen.length === 0) return { missed: "There is no question to address." };
  if (pointed?.missed) draft.notes.push(pointed.missed);
  const changed = chosen.filter(({ now }) => now.audience !== audience);
  for (const one of changed) {
    // Many at once are told of together.
    if (changed.length === 1) noteWording(one.now, audience, draft);
    one.now = withPurpose(one.now, { ...one.now, audience });
  }
  if (changed.length > 1)
    draft.notes.push(
      `${changed.length} questions are now for ${groupOf(audience)}; their wording was not changed, so you may want to read them again.`,
    );
  return "done";
}

const groupOf = (audience: ContributedQuestion["audience"]) =>
  audience === "other" ? "others" : `${audience}s`;

/** Says where the wording of a question speaks to somebody else than it is for now. */
function noteWording(
  question: ContributedQuestion,
  audience: ContributedQuestion["audience"],
  draft: Draft,
): void {
  const speaks = audienceOfWords(question.question);
  if (speaks === null || speaks === audience) return;
  draft.notes.push(
    `“${short(question.question)}” is now for ${groupOf(audience)}, but its wording still speaks to a ${speaks}; you may want to reword it.`,
  );
}

const REWORD =
  /^(?:reword|rephrase|rewrite|change|replace|edit|make|set|turn|let|have)\s+(?<what>.{2,160}?)(?:\s+(?:to read|to say|to be|to|as|with|by|into|read|say|so that it (?:says|reads))\s*:?\s+|\s*:\s+|\s+(?=["“]))(?<text>.{2,2000})$/is;
const SHOULD =
  /^(?<what>.{2,120}?)\s+(?:should|must|could|can|needs to|ought to)\s+(?:say|read|be|ask)\s*:?\s+(?<text>.{2,2000})$/is;

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^["“‘']\s*|\s*["”’']\.?$/g, "")
    .trim();

/** "reword question 2 as: …", "change the second question to '…'", "the first insight should say …". */
export function reword(command: string, draft: Draft): Outcome {
  const found = REWORD.exec(command) ?? SHOULD.exec(command);
  const { what, text } = found?.groups ?? {};
  if (!what || !text) {
    const bare = /^(?:reword|rephrase|rewrite|edit)\s+(?<what>.{2,160})$/is.exec(command)?.groups
      ?.what;
    return bare
      ? { missed: `“${short(command)}” does not give the new wording, so nothing was reworded.` }
      : null;
  }
  if (/\bsummary\b/i.test(what)) return null;
  if (isHostile(text) || isCode(text))
    return { missed: `“${short(text)}” was not taken over, because it is none to ask people.` };
  const given = unquoted(text);
  const field = /\b(?:reason|reasoning|explanation|why)\b/i.test(what)
    ? "reasoning"
    : /\bapplication\b/i.test(what)
      ? "application"
      : "text";
  const kind = field === "application" ? "insight" : kindOf(what);
  const pointed = pointedAt(what, draft, kind);
  if (!pointed.named) return null;
  const [question] = pointed.questions;
  const [insight] = pointed.insights;
  if (pointed.missed !== null) return { missed: pointed.missed };
  if (pointed.questions.length + pointed.insights.length !== 1)
    return { missed: `“${short(command)}” names more than one, so none was reworded.` };
  if (question) {
    question.now =
      field === "reasoning"
        ? { ...question.now, reasoning: finish(given) }
        : withPurpose(question.now, { ...question.now, question: asQuestion(given) });
  } else if (insight) {
    insight.now =
      field === "application"
        ? { ...insight.now, application: finish(given) }
        : { ...insight.now, insight: finish(given) };
  }
  return "done";
}

const asQuestion = (text: string) => {
  const ends =
    /[?]\s*$/.test(text) ||
    (/[.!]\s*$/.test(text) &&
      !/^(?:what|how|who|whom|why|when|where|which|do|does|did|are|is|have|would|could|can)\b/i.test(
        text,
      ));
  const bare = ends ? text.trim() : `${text.replace(/[\s.!]+$/, "")}?`;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};
