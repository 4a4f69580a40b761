import { listed } from "../reasons/phrasing.ts";
import { expectations, oneOf } from "./manner-text.ts";
import { type Portrait, yearsOf } from "./portrait.ts";
import { closing, Quotes } from "./quotable.ts";
import { capitalized, centralGroups, centralSubjects } from "./specialty.ts";
import { spokenTruth } from "./spoken-truth.ts";

const PLAIN = { plain: true };

function whetherForYou(portrait: Portrait, quotes: Quotes): string {
  const { name, given, claims } = portrait;
  const subjects = centralSubjects(claims).map(({ plain }) => plain);
  const groups = centralGroups(claims);
  const years = yearsOf(portrait);
  const sentences: string[] = [];
  if (subjects.length > 0) {
    sentences.push(
      `If you are looking for help with ${oneOf(subjects)}, this is work that ${name} does.`,
    );
  } else if (groups.length > 0) sentences.push(`${name} works with ${listed(groups)}.`);
  else sentences.push(`This is ${name}, in words that ${given} chose.`);
  const sees = subjects.length > 0 && groups.length > 0 ? `sees ${listed(groups)}` : "";
  const more = listed([...(years === "" ? [] : [`has ${years}`]), ...(sees === "" ? [] : [sees])]);
  if (more !== "") sentences.push(`${capitalized(given)} ${more}.`);
  const whom = quotes.take(portrait.on("whom"), "whom", PLAIN);
  if (whom !== null) sentences.push(`About the people who come, ${given} writes: ${closing(whom)}`);
  return sentences.join(" ");
}

function whatItIsLike(portrait: Portrait, quotes: Quotes): string {
  const { given, claims } = portrait;
  const expected = expectations(claims.manners);
  const sentences: string[] = [];
  if (expected !== "") sentences.push(`With ${given} you can expect ${expected}.`);
  const first = quotes.take(portrait.on("first-session"), "first-session", PLAIN);
  if (first !== null) sentences.push(`Your first session, in ${given}'s words: ${closing(first)}`);
  const truth = spokenTruth(portrait, quotes, PLAIN);
  if (truth !== null)
    sentences.push(`Something hard to hear might sound like this: ${closing(truth)}`);
  return sentences.join(" ");
}

function goodToKnow({ given, claims, on }: Portrait, quotes: Quotes): string {
  const sentences: string[] = [];
  const others = claims.languages.filter((language) => language !== "English");
  if (others.length > 0) sentences.push(`You can also speak ${oneOf(others)} with ${given}.`);
  if (claims.refused.length > 0) {
    sentences.push(
      `${capitalized(given)} does not work with ${oneOf(claims.refused)}; for that, somebody else is the better choice.`,
    );
  }
  const missing = quotes.take(on("risk"), "not-offered", { ...PLAIN, least: 2 });
  if (missing !== null) sentences.push(`What ${given} does not offer: ${closing(missing)}`);
  sentences.push(
    `All of this comes from what ${given} wrote. Whether it feels right shows when the two of you talk.`,
  );
  return sentences.join(" ");
}

/** For somebody looking for help: two or three short paragraphs apart by a blank line, in plain words. */
export function forClients(portrait: Portrait): string {
  const quotes = new Quotes();
  return [
    whetherForYou(portrait, quotes),
    whatItIsLike(portrait, quotes),
    goodToKnow(portrait, quotes),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
