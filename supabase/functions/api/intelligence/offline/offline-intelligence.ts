import type { Intelligence } from "../intelligence.ts";
import { describeClient } from "./profile/profile-client.ts";
import { rankShortlist } from "./reasons/rank.ts";
import { assessRisk } from "./risk/assess-risk.ts";

/** The engine that needs no network: the same input gives the same answer, every time. */
export function offlineIntelligence(): Intelligence {
  return {
    engine: "offline",
    rank: async (input) => ({ result: rankShortlist(input), engine: "offline" }),
    profileClient: async (answers) => ({ result: describeClient(answers), engine: "offline" }),
    assessRisk: async (texts) => assessRisk(texts),
  };
}
