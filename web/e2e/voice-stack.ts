import { startStack } from "../../supabase/local/testing/start-stack.ts";
import { askForStack, offerStack } from "./offered-stack.ts";

/** Where the tests of the voice matchmaker find a product that hears and speaks. */
export interface VoiceStack {
  baseUrl: string;
  /** Where its data is, for tests that look into them. */
  dataDir: string;
}

const OFFERED_AT = "E2E_VOICE_STACK";

/** With the recognisers and the voice of this machine; `E2E_VOICE_BASE_URL` names one that runs already. */
export const offerVoiceStack = () =>
  offerStack(OFFERED_AT, async (keep) => {
    const running = process.env.E2E_VOICE_BASE_URL;
    if (running) return { baseUrl: running, dataDir: process.env.E2E_VOICE_DATA_DIR ?? "" };
    const stack = await startStack({ env: { VOICE_ENGINE: "local" } });
    keep(stack);
    return { baseUrl: stack.baseUrl, dataDir: stack.dataDir };
  });

/** The stack that is offered; waits for its start. */
export const askForVoiceStack = () => askForStack<VoiceStack>(OFFERED_AT);
