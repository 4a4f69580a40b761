import type { ContributedInsight, ContributedQuestion } from "../../../intelligence.ts";
import { askClause } from "../grammar/ask-clause.ts";
import { applicationOf } from "../insights/application.ts";
import { isClaim } from "../insights/claims.ts";
import { isCode, isHostile } from "../language/plain-speech.ts";
import { claimOf, finish } from "../language/tidy.ts";
import type { Unit } from "../language/units.ts";
import { wordsIn } from "../language/words.ts";
import { audienceOfWords } from "../questions/audience.ts";
import { directQuestion } from "../questions/direct.ts";
import { contentOf } from "../questions/likeness.ts";
import { askAbout, mattersIn } from "../questions/matters.ts";
import { purposeOf } from "../questions/purpose.ts";
import { isSound } from "../questions/sound.ts";
import { topicOf, topicsOf } from "../topics/topics.ts";
import type { Draft, Outcome } from "./draft.ts";
import { audienceIn } from "./references.ts";

type Audience = ContributedQuestion["audience"];

const ADD =
  /^(?:add|include|insert|write|create|ask|give (?:me|us)|we need|there should be|i(?:'d| would) (?:also )?like|also|put in|need|more|another|one more|two more|a few more|some more)\b/i;
const QUESTION =
  /^(?:add|include|insert|write|create|give (?:me|us)|we need|there should be|also add|put in|need)?\s*(?:in )?(?<count>a|an|another|one more|one|two|three|2|3|some|a few|a couple of|more)?(?: more| other| new| extra| additional| good| short| simple| open| follow-up)*(?: (?<side>client|therapist|supervisor|parent))? ?(?:questions?|ones?(?= (?:about|on|for|regarding|asking|that)))\b(?<rest>.*)$/is;
const INSIGHT =
  /^(?:add|include|insert|write|create|we need|there should be|also add|put in|need)?\s*(?:in )?(?<count>a|an|another|one more|one|the|two|2)?(?: more| other| new| extra| additional)*(?: analysis)? ?(?:insight|observation|note)s?\b(?<rest>.*)$/is;
const FOR_WHOM =
  /\s*,?\s*\b(?:for|to|addressed to|directed at|aimed at|meant for) (?:the |our |all |both |new |prospective )?(?<who>(?:clients?|patients?|therapists?|clinicians?|counsell?ors?|providers?|supervisors?|supervisees?|parents?|partners?|trainees?|families|everyone|both)(?: and (?:the )?(?:clients?|therapists?|supervisors?|parents?))?)\b(?: (?:as well|too|also|please))?/i;

const COUNT: Record<string, number> = {
  two: 2,
  three: 3,
  "2": 2,
  "3": 3,
  some: 2,
  "a few": 3,
  "a couple of": 2,
  more: 2,
};

function audiencesIn(words: string): Audience[] {
  if (
    /\bboth\b|\beveryone\b|clients? and (?:the )?therapists?|therapists? and (?:the )?clients?/i.test(
      words,
    )
  )
    return ["client", "therapist"];
  const one = audienceIn(words);
  return one === null ? [] : [one];
}

/** The thought that speaks most plainly of a matter; null when none does. */
export function thoughtAbout(draft: Draft, matter: string): Unit | null {
  const wanted = contentOf(matter);
  const topic = topicOf(matter)?.id;
  let best: { unit: Unit; score: number } | null = null;
  for (const unit of draft.thoughts.units) {
    if (unit.words.length < 3 || isHostile(unit.plain)) continue;
    const shared = sharedWith(wanted, contentOf(unit.plain));
    const of = topic !== undefined && topicsOf(unit.plain).some(({ id }) => id === topic);
    // A word alone may mean something else; the topic must agree where there is one.
    const fits = topic === undefined ? shared === wanted.size && shared > 0 : of;
    const score = fits ? 1 + shared : 0;
    if (score > (best?.score ?? 0)) best = { unit, score };
  }
  return best?.unit ?? null;
}

function sharedWith(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of wanted) if (own.has(word)) shared++;
  return shared;
}

const spanOf = (draft: Draft, unit: Unit | null) =>
  unit === null
    ? { sourceOffset: null, sourceText: null }
    : { sourceOffset: unit.start, sourceText: draft.thoughts.source.slice(unit.start, unit.end) };

const has = (draft: Draft, question: string) =>
  draft.questions.some(({ now }) => now.question.trim().toLowerCase() === question.toLowerCase());

function put(draft: Draft, question: ContributedQuestion, first: boolean): void {
  const one = { was: null, now: question };
  if (first) draft.questions.unshift(one);
  else draft.questions.push(one);
}

/** The wording somebody gave: quoted, after a colon, or a question as it stands. */
function givenWording(rest: string): string | null {
  const quoted = /["“‘']([^"”]{3,600}?)["”’'](?=[\s.,;!?]|$)/.exec(rest)?.[1];
  const colon = /^[^:]{0,60}:\s*(.{3,600})$/s.exec(rest)?.[1];
  const asked =
    /((?:what|how|who|whom|why|when|where|which|do|does|did|are|is|have|has|would|could|can|will)\b[^?]{3,400}\?)\s*$/is.exec(
      rest,
    )?.[1];
  const text = (quoted ?? colon ?? asked)?.trim().replace(/^["“‘']|["”’']$/g, "");
  if (!text) return null;
  const bare = text.replace(/[\s.!?]+$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`;
}

/** "add a question about sleep for clients", with or without its wording. */
export function addQuestion(command: string, draft: Draft): Outcome {
  const bare = /^(?:add|include|insert)\s*:\s*(?<rest>[^:]{3,600}\?)$/is.exec(command)?.groups
    ?.rest;
  if (bare !== undefined) return addQuestion(`add a question: ${bare}`, draft);
  const direct =
    /^ask (?<who>clients?|therapists?|patients?|clinicians?|everyone|both|supervisors?|parents?|them|people)?\s*(?<rest>.+)$/is.exec(
      command,
    );
  const found = QUESTION.exec(command);
  if (!ADD.test(command) || (found === null && direct === null)) return null;
  const rest = (found?.groups?.rest ?? direct?.groups?.rest ?? "").trim();
  const side = found?.groups?.side ?? direct?.groups?.who ?? "";
  const first = /\b(?:at the (?:top|start|beginning)|as the first|first in the list)\b/i.test(rest);
  const wording = givenWording(rest);
  const whom = FOR_WHOM.exec(
    wording === null ? rest : rest.replace(/["“‘'][^"”]{3,600}["”’']/, " "),
  );
  const body = rest
    .replace(whom?.[0] ?? "\u0000", " ")
    .replace(/\b(?:at the (?:top|start|beginning|end|bottom)|as the first(?: one)?)\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  const audiences = audiencesIn(`${whom?.groups?.who ?? ""} ${side}`);
  if (wording !== null) {
    const audience = audiences[0] ?? audienceOfWords(wording) ?? "client";
    if (isHostile(wording) || isCode(wording))
      return {
        missed: `The question “${wording}” was not added, because it is none to ask people.`,
      };
    if (has(draft, wording)) return { missed: `The question “${wording}” is there already.` };
    for (const one of audiences.length > 0 ? audiences : [audience]) {
      put(
        draft,
        {
          question: wording,
          reasoning: purposeOf(wording, one),
          audience: one,
          ...spanOf(draft, thoughtAbout(draft, wording)),
        },
        first,
      );
    }
    return "done";
  }
  const clause =
    /^(?:(?:that )?(?:asks?|asking)(?: (?:them|clients|therapists|people))?|about|on|regarding|to (?:ask|find out|learn|know)|as to)?\s*(?=(?:whether|if|how|what|who|whom|why|when|where|which)\b)(?<clause>.+)$/i.exec(
      body,
    )?.groups?.clause;
  if (clause) return addAsked(clause, audiences, draft, first);
  const matter =
    /^(?:(?:that )?(?:asks?|asking|is|are)? ?(?:about|on|regarding|around|concerning|touching on|covering|dealing with)|for|of|with|that mentions?)\s+(?<matter>.{2,160})$/i.exec(
      body,
    )?.groups?.matter ??
    (direct && found === null ? /^about (.{2,160})$/i.exec(body)?.[1] : undefined);
  if (!matter) {
    return found !== null || /\bquestions?\b/i.test(command)
      ? {
          missed: `“${short(command)}” does not say what the question should be about, so none was added.`,
        }
      : null;
  }
  return addAbout(
    matter,
    audiences,
    draft,
    first,
    COUNT[(found?.groups?.count ?? "").toLowerCase()] ?? 1,
  );
}

function addAsked(
  clause: string,
  audiences: readonly Audience[],
  draft: Draft,
  first: boolean,
): Outcome {
  const words = wordsIn(clause);
  const wanted = audiences.length > 0 ? audiences : [audienceOfWords(clause) ?? "client"];
  for (const audience of wanted) {
    const asked =
      askClause(words, audience)[0]?.question ?? directQuestion(words, true, audience)?.question;
    if (asked === undefined || !isSound(asked))
      return {
        missed: `“${short(clause)}” could not be turned into a question; please give its wording in quotation marks.`,
      };
    if (has(draft, asked)) return { missed: `The question “${asked}” is there already.` };
    put(
      draft,
      {
        question: asked,
        reasoning: purposeOf(asked, audience),
        audience,
        ...spanOf(draft, thoughtAbout(draft, clause)),
      },
      first,
    );
  }
  return "done";
}

function addAbout(
  given: string,
  audiences: readonly Audience[],
  draft: Draft,
  first: boolean,
  count: number,
): Outcome {
  const matter = given.replace(/[\s.,;!?]+$/, "").replace(/^(?:the topic of|the subject of) /i, "");
  if (isHostile(matter) || isCode(matter))
    return {
      missed: `No question about “${short(matter)}” was added, because it is none to ask people.`,
    };
  const wanted =
    audiences.length > 0
      ? audiences
      : [audienceOfWords(matter) === "therapist" ? ("therapist" as const) : ("client" as const)];
  const parts = count > 1 ? mattersIn(wordsIn(matter)) : [wordsIn(matter)];
  let added = 0;
  for (const audience of wanted) {
    for (let i = 0; i < Math.max(count, parts.length); i++) {
      const part = parts[i % parts.length];
      if (part === undefined || (added >= count * wanted.length && count > 1)) continue;
      const about = askAbout(part, audience, (question) => has(draft, question));
      if (about === null || has(draft, about.question)) continue;
      const unit = thoughtAbout(draft, matter);
      put(
        draft,
        {
          question: about.question,
          reasoning: purposeOf(about.question, audience),
          audience,
          ...spanOf(draft, unit),
        },
        first,
      );
      added++;
    }
  }
  return added > 0
    ? "done"
    : { missed: `What we would ask about ${matter} is there already, so nothing was added.` };
}

/** "add an insight that …"; one "about" something only where the thoughts hold it. */
export function addInsight(command: string, draft: Draft): Outcome {
  const found = INSIGHT.exec(command);
  if (found === null || !ADD.test(command)) return null;
  const rest = (found.groups?.rest ?? "").trim();
  const text =
    /^(?:that says|saying|that reads|that|:|to the effect that|is that)\s*:?\s*(?<text>.{3,2000})$/is.exec(
      rest,
    )?.groups?.text;
  if (text) {
    const bare = text.trim().replace(/^["“‘']|["”’'][.]?$/g, "");
    if (isHostile(bare) || isCode(bare))
      return {
        missed: `The insight “${short(bare)}” was not added, because it is an instruction, not an observation.`,
      };
    const words = wordsIn(bare);
    if (words.length < 3)
      return { missed: `“${short(bare)}” is too short for an insight, so none was added.` };
    const insight: ContributedInsight = {
      insight: finish(bare),
      application: applicationOf([words]),
      ...spanOf(draft, ofSameWords(draft, bare)),
    };
    draft.insights.push({ was: null, now: insight });
    return "done";
  }
  const matter = /^(?:about|on|regarding|around|concerning) (?<matter>.{2,160})$/i
    .exec(rest)
    ?.groups?.matter?.replace(/[.\s]+$/, "");
  if (!matter)
    return { missed: `“${short(command)}” does not say what the insight is, so none was added.` };
  const unit = thoughtAbout(draft, matter);
  if (unit === null || !isClaim(unit.plain, unit.words.length)) {
    return {
      missed: `The thoughts say nothing about ${matter} that an insight could be made of, so none was added.`,
    };
  }
  const insight = claimOf(unit.words);
  if (draft.insights.some(({ now }) => now.insight.includes(insight)))
    return { missed: `What the thoughts say about ${matter} is among the insights already.` };
  draft.insights.push({
    was: null,
    now: { insight, application: applicationOf([unit.words]), ...spanOf(draft, unit) },
  });
  return "done";
}

/** The thought that says nearly the same words. */
function ofSameWords(draft: Draft, text: string): Unit | null {
  const wanted = contentOf(text);
  if (wanted.size < 2) return null;
  for (const unit of draft.thoughts.units) {
    const own = contentOf(unit.plain);
    if (sharedWith(wanted, own) >= wanted.size * 0.75) return unit;
  }
  return null;
}

export const short = (text: string) =>
  text.length <= 80 ? text : `${text.slice(0, 77).replace(/[\ud800-\udbff]$/, "")}…`;
