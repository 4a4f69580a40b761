import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import { sha256 } from "../lib/hash.ts";
import type { OpenAiSettings } from "../settings.ts";
import type { Intelligence } from "./intelligence.ts";
import { offlineIntelligence } from "./offline/offline-intelligence.ts";
import { withFallback } from "./with-fallback.ts";

/** The intelligence that the settings ask for, as each person meets it. */
export interface Engines {
  readonly engine: Engine;
  /** `personId` tells persons apart to a provider; only its hash leaves the function. */
  forPerson(personId: string): Promise<Intelligence>;
}

/** `openai` where there is a key or a compatible server, always backed by `offline`; else `offline`. */
export async function selectEngines(settings: OpenAiSettings | null): Promise<Engines> {
  const offline = offlineIntelligence();
  if (settings === null) return { engine: "offline", forPerson: async () => offline };
  // Loaded only where it is used: without a key the function starts sooner and smaller.
  const [{ createOpenAi }, { createOpenAiIntelligence }] = await Promise.all([
    import("./openai/client.ts"),
    import("./openai/openai-intelligence.ts"),
  ]);
  const openai = createOpenAi(settings);
  return {
    engine: "openai",
    async forPerson(personId) {
      const model = createOpenAiIntelligence(openai, settings, await sha256(personId));
      return withFallback(model, offline);
    },
  };
}
