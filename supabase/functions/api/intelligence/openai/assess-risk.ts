import { z } from "zod";
import {
  type Safety,
  SafetyKind,
  SafetyLevel,
} from "../../../../../shared/src/contracts/safety.ts";
import type { RiskText } from "../intelligence.ts";
import { safetyFor } from "../offline/risk/safety-for.ts";
import type { ModelClient } from "./client.ts";
import { ModelError } from "./model-error.ts";
import { RISK_INSTRUCTIONS, riskInput } from "./prompts.ts";

const RiskAnswer = z.object({
  level: z.enum(["none", ...SafetyLevel.options]),
  kinds: z.array(z.enum(SafetyKind.options)).max(SafetyKind.options.length),
});

/**
 * The model's reading of a person's safety. It decides the level and the kinds; the words and the
 * resources that a person sees are ours. One attempt, because somebody waits. Rejects with a `ModelError`.
 */
export function assessRisk(
  model: ModelClient,
  timeoutMs: number,
  texts: RiskText[],
): Promise<Safety | null> {
  return model.ask({
    name: "risk",
    schema: RiskAnswer,
    instructions: RISK_INSTRUCTIONS,
    input: riskInput(texts),
    maxOutputTokens: 2_000,
    timeoutMs,
    retry: false,
    check: ({ level, kinds }) => {
      if (level === "none") return null;
      if (kinds.length === 0) throw new ModelError("unfounded", null);
      return safetyFor(level, kinds);
    },
  });
}
