import type { Addressee } from "../grammar/persons.ts";
import type { Unit } from "../language/units.ts";
import type { Word } from "../language/words.ts";
import type { Topic } from "../topics/topic.ts";

/** A question in an expert's thoughts, before its reason is known for good. */
export interface FoundQuestion {
  question: string;
  audience: Addressee;
  /** The expert's own reason in the same breath. */
  reason: Word[];
  topic: Topic | null;
  /** What is asked, as the expert put it: "what they have tried". */
  gist: string;
  /** Which thought it stands in. */
  unit: Unit;
  index: number;
  start: number;
  end: number;
}
