import type { Candidate } from "../intelligence.ts";
import { readText } from "../offline/text/tokens.ts";

/** Words that stand in every text and tell therapists apart by nothing. */
const COMMON = new Set(
  `about after again against also always another anyone anything around because been before being
   between both cannot client come could does doing done down each even ever every everyone everything
   feel feeling find first from give goes going good have having help here him his how into just keep
   know last least less like little long look make many maybe mean might more most much must need never
   next nobody nothing now often only other over own people person please really right said same say see
   session should since some somebody someone something still such sure take talk tell than thank that
   the their them then therapist therapy there these they thing think this those though through time
   today together told too try under until use very want week well went were what when where which while
   who whole why will with without work would year years yes you your not and but for can get got had has
   her she was are all any did its let one out our too two way`.split(/\s+/),
);
const SHORTEST = 4;

/** The words of a text that may tell it from others, by stem. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { word, stem } of readText(text).tokens) {
    if (word.length >= SHORTEST && !COMMON.has(word) && !/^\d+$/.test(word)) words.add(stem);
  }
  return words;
}

function profileText({ specialty, tags, style, description }: Candidate): string {
  return [specialty, ...tags, style, description].join("\n");
}

/**
 * How close each profile comes to a person's own words, 0 to 1, the closest being 1. A word counts
 * by how rare it is among the profiles and once however often it is repeated; long profiles gain
 * nothing by their length.
 */
export function closenessTo(
  said: string,
  shortlist: readonly Candidate[],
): ReadonlyMap<Candidate, number> {
  const mine = contentWords(said);
  const profiles = shortlist.map((therapist) => ({
    therapist,
    words: contentWords(profileText(therapist)),
  }));
  const holders = new Map<string, number>();
  for (const { words } of profiles) {
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => Math.log((profiles.length + 1) / (holders.get(word) ?? 1));
  const raw = profiles.map(({ therapist, words }) => {
    let sum = 0;
    for (const word of mine) if (words.has(word)) sum += rarity(word);
    return { therapist, value: words.size === 0 ? 0 : sum / Math.sqrt(words.size) };
  });
  const most = Math.max(0, ...raw.map(({ value }) => value));
  return new Map(raw.map(({ therapist, value }) => [therapist, most === 0 ? 0 : value / most]));
}
