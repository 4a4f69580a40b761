import {
  type Safety,
  SafetyKind,
  type SafetyLevel,
} from "../../../../../../shared/src/contracts/safety.ts";
import { CRISIS_RESOURCES } from "../../../../../../shared/src/crisis.ts";
import { type About, messageFor } from "./messages.ts";

export interface SafetyContext {
  /** Whose danger it is; the writer's own unless said otherwise. */
  about?: About;
  /** The writer wrote in Spanish: adds how to reach 988 in Spanish. */
  spanish?: boolean;
}

/**
 * The assessment as a page shows it: each kind once, in the order of the contract, with the words
 * for them and the resources of `crisis.ts`. Without any kind the words are those for suicide.
 */
export function safetyFor(
  level: SafetyLevel,
  kinds: readonly SafetyKind[],
  { about = "self", spanish = false }: SafetyContext = {},
): Safety {
  const found = SafetyKind.options.filter((kind) => kinds.includes(kind));
  return {
    level,
    kinds: found,
    message: messageFor(level, found, about, spanish),
    resources: CRISIS_RESOURCES.map((resource) => ({ ...resource, links: [...resource.links] })),
  };
}

/** To whom an assessment speaks, and whether also in Spanish: read back from its words. */
export function contextOf({ level, kinds, message }: Safety): Required<SafetyContext> {
  // The words for another person may be the beginning of one's own, where several kinds are there.
  const about = message.startsWith(messageFor(level, kinds)) ? "self" : "other";
  return { about, spanish: message.length > messageFor(level, kinds, about).length };
}
