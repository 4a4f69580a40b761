import { UTTERANCES_HELD_OUT } from "./held-out.ts";
import { runUtterance, SEED_QUESTIONS, utteranceRates } from "./measure-utterances.ts";
import { UTTERANCES_MISLEADING } from "./misleading.ts";
import { UTTERANCES_RELEASED } from "./released.ts";
import { runTalks } from "./talks.ts";
import { UTTERANCES_TUNING } from "./tuning.ts";

const textOf = (id: string) =>
  SEED_QUESTIONS.find((question) => question.id === id)?.question ?? id;

/** Prints what conversations find out by the way, and how the questions are chosen and put. */
export function reportConversations(): void {
  console.log("\nWhat an utterance answers besides what was asked");
  const sets = {
    tuning: UTTERANCES_TUNING.map(runUtterance),
    misleading: UTTERANCES_MISLEADING.map(runUtterance),
    released: UTTERANCES_RELEASED.map(runUtterance),
    "held out": UTTERANCES_HELD_OUT.map(runUtterance),
  };
  console.table(
    Object.fromEntries(
      Object.entries(sets).map(([name, outcomes]) => [name, utteranceRates(outcomes)]),
    ),
  );
  for (const { of, invented, missed, misquoted } of [
    ...sets.tuning,
    ...sets.misleading,
    ...sets.released,
  ]) {
    for (const id of invented) console.log(`  ${of.id} invents an answer to: ${textOf(id)}`);
    for (const id of missed) console.log(`  ${of.id} misses the answer to: ${textOf(id)}`);
    for (const quote of misquoted) console.log(`  ${of.id} quotes what nobody said: ${quote}`);
  }

  console.log("\nWhole conversations, made of the answers of the matching cases");
  console.table({ talks: runTalks().rates });
}
