import { findMentions } from "../../taxonomy/lexicon.ts";
import { compilePhrases, findPhrases } from "../../text/phrases.ts";
import { readText } from "../../text/tokens.ts";
import { COMING } from "./coming.ts";
import { MOOD } from "./mood.ts";
import { PEOPLE } from "./people.ts";
import { PRACTICE } from "./practice.ts";
import { ROOM } from "./room.ts";
import { SELF } from "./self.ts";
import type { Topic } from "./topic.ts";
import { WORRY } from "./worry.ts";

/** All that we know good questions about. Of two that are named equally often the first counts. */
export const TOPICS: readonly Topic[] = [
  ...COMING,
  ...ROOM,
  ...PRACTICE,
  ...WORRY,
  ...MOOD,
  ...SELF,
  ...PEOPLE,
];

const BY_ID = new Map(TOPICS.map((topic) => [topic.id, topic]));

const SAID = compilePhrases(
  TOPICS.flatMap((topic) => topic.said.map((phrase) => ({ phrase, value: topic }))),
);

/** "pays attention" is not about money, "the works" not about a job. */
const IDIOMS = /\b(?:pay(?:s|ing)?|paid) attention\b|\bat a loss\b|\bin the end\b/gi;

/** The topics of some words, the one that is spoken of most first. */
export function topicsOf(words: string): Topic[] {
  const text = readText(words.replace(IDIOMS, " "));
  const scores = new Map<Topic, number>();
  const add = (topic: Topic | undefined, score: number) => {
    if (topic) scores.set(topic, (scores.get(topic) ?? 0) + score);
  };
  const places = new Set<string>();
  for (const { value, from, to } of findPhrases(SAID, text)) {
    const key = `${value.id} ${to}`;
    if (places.has(key)) continue;
    places.add(key);
    add(value, 1 + (to - from) * 0.8);
  }
  for (const { term, from, to } of findMentions(text)) {
    if (term.kind === "problem" && term.how === "named") {
      add(BY_ID.get(term.id), 0.9 + (to - from) * 0.1);
    }
    if (term.kind === "modality") add(BY_ID.get("training"), 0.6);
  }
  const order = (topic: Topic) => TOPICS.indexOf(topic);
  return [...scores].sort(([a, x], [b, y]) => y - x || order(a) - order(b)).map(([topic]) => topic);
}

/** What some words are about most; null when we know nothing of it. */
export function topicOf(words: string): Topic | null {
  return topicsOf(words)[0] ?? null;
}
