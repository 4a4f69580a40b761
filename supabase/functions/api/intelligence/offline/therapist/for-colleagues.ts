import { listed } from "../reasons/phrasing.ts";
import { mannerClause, oneOf } from "./manner-text.ts";
import { type Portrait, yearsOf } from "./portrait.ts";
import { closing, type QuoteFor, Quotes } from "./quotable.ts";
import { capitalized, centerOf } from "./specialty.ts";
import { spokenTruth } from "./spoken-truth.ts";
import type { TherapistRole } from "./therapist-question.ts";

/** Longer questions of the experts are not read out before the answer. */
const LONGEST_QUESTION = 140;
const OPEN_QUESTIONS_AT_MOST = 2;

/** A sentence that ends in a quote, or nothing where there is none to make. */
function framed(frame: string, words: string | null): string[] {
  return words === null ? [] : [`${frame}: ${closing(words)}`];
}

function theWork(portrait: Portrait, quotes: Quotes): string[] {
  const { name, given, claims } = portrait;
  const { together, subjects, others } = centerOf(claims);
  const years = yearsOf(portrait);
  const work =
    together.length > 0
      ? listed([...together, ...others])
      : listed(subjects.length > 0 ? subjects : others);
  const sentences: string[] = [];
  if (work !== "") {
    sentences.push(`${name} ${years === "" ? "" : `has ${years} and `}works mainly with ${work}.`);
    if (together.length > 0 && subjects.length > 0)
      sentences.push(
        subjects.length === 1
          ? `The subject ${given} names is ${subjects[0]}.`
          : `The subjects ${given} names are ${listed(subjects)}.`,
      );
    if (together.length === 0 && subjects.length > 0 && others.length > 0)
      sentences.push(`Among those seen are ${listed(others)}.`);
  } else if (years !== "") sentences.push(`${name} has ${years}.`);
  const whom = portrait.on("whom");
  const subject = sentences.length === 0 ? name : given;
  sentences.push(...framed(`Of those helped most, ${subject} writes`, quotes.take(whom, "whom")));
  sentences.push(...framed("As for how to know", quotes.take(whom, "evidence", { least: 2 })));
  return sentences;
}

function aHardTruth(portrait: Portrait, quotes: Quotes): string[] {
  const spoken = spokenTruth(portrait, quotes);
  if (spoken !== null)
    return framed(`A hard truth from ${portrait.given} sounds like this`, spoken);
  const answers = portrait.on("hard-truth");
  return framed("On telling somebody a hard truth", quotes.take(answers, "hard-truth"));
}

function theManner(portrait: Portrait, quotes: Quotes): string[] {
  const { given, claims } = portrait;
  const manner = mannerClause(claims.manners);
  const methods = claims.methods.map(({ meaning }) => meaning.tag);
  const sentences: string[] = [];
  if (manner !== "") sentences.push(`In manner, ${given} ${manner}.`);
  if (methods.length > 0) {
    sentences.push(
      methods.length === 1
        ? `The method ${given} names is ${methods[0]}.`
        : `The methods ${given} names are ${listed(methods)}.`,
    );
  }
  sentences.push(
    ...framed(
      "On training and practice",
      quotes.take(portrait.on("methods"), "methods", { least: 2 }),
    ),
  );
  sentences.push(
    ...framed("A first session", quotes.take(portrait.on("first-session"), "first-session")),
  );
  sentences.push(...aHardTruth(portrait, quotes));
  return sentences;
}

function theCraft(portrait: Portrait, quotes: Quotes): string[] {
  const { given } = portrait;
  const frames: [TherapistRole, QuoteFor, string, number][] = [
    ["stuck", "stuck", "When the work is stuck", 1.5],
    ["progress", "progress", "On whether therapy works and when it ends", 1.5],
    ["repair", "repair", "After a client felt hurt", 2],
    ["culture", "culture", "With somebody from a different world", 2],
    ["culture", "self", `Of ${given}'s own background`, 2],
  ];
  return frames.flatMap(([role, purpose, frame, least]) =>
    framed(frame, quotes.take(portrait.on(role), purpose, { least })),
  );
}

function otherQuestions(portrait: Portrait, quotes: Quotes): string[] {
  const short = portrait
    .on("open")
    .filter(({ question }) => question.length > 0 && question.length <= LONGEST_QUESTION);
  return short
    .flatMap((response) => {
      const words = quotes.take([response], "open");
      return framed(`Asked “${response.question.trim()}”, ${portrait.given} answers`, words);
    })
    .slice(0, OPEN_QUESTIONS_AT_MOST);
}

function theLimits(portrait: Portrait, quotes: Quotes): string[] {
  const { given, claims } = portrait;
  const sentences: string[] = [];
  if (claims.refused.length > 0) {
    sentences.push(`${capitalized(given)} does not work with ${oneOf(claims.refused)}.`);
  }
  // A condition on what is mostly done would read to matching as if it were not done at all.
  const done = [...claims.subjects, ...claims.groups].map(({ meaning }) => meaning.tag);
  const words = quotes.take(portrait.on("limits"), "limits", { least: 2, unlike: new Set(done) });
  sentences.push(...framed("On what goes to somebody else", words));
  const risk = portrait.on("risk");
  const asked = quotes.take(risk, "risk");
  const helped = quotes.take(risk, "risk-help", { least: 2 });
  sentences.push(...framed("If a client speaks of suicide", asked ?? helped));
  if (asked !== null) sentences.push(...framed("Also", helped));
  const beyond = { least: 2, unlike: new Set(done) };
  const first = quotes.take(risk, "risk-limits", beyond);
  const frame = (asked ?? helped) === null ? "If a client speaks of suicide" : "Where that ends";
  sentences.push(...framed(frame, first));
  if (first !== null) sentences.push(...framed("And", quotes.take(risk, "risk-limits", beyond)));
  if (claims.languages.some((language) => language !== "English")) {
    sentences.push(`The languages ${given} names are ${listed(claims.languages)}.`);
  }
  return sentences;
}

/** For colleagues: two to four paragraphs apart by a blank line, in the third person, with quotes. */
export function forColleagues(portrait: Portrait): string {
  const quotes = new Quotes();
  const work = theWork(portrait, quotes);
  const paragraphs = [
    work,
    theManner(work.length > 0 ? portrait : { ...portrait, given: portrait.name }, quotes),
    [...theCraft(portrait, quotes), ...otherQuestions(portrait, quotes)],
    theLimits(portrait, quotes),
  ].filter((sentences) => sentences.length > 0);
  return paragraphs.map((sentences) => sentences.join(" ")).join("\n\n");
}
