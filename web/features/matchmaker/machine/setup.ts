import { setup } from "xstate";
import {
  LONGEST_RESEND_MS,
  RESEND_MS,
  SILENCE_MS,
  SPECULATION_MS,
  SPEECH_LIMIT,
} from "../constants.ts";
import { asker, finalise, microphone, summarise, surroundings, voice } from "./actors.ts";
import type { SessionContext, SessionEvent, SessionInput } from "./session-events.ts";

/** What every part of the machine is written with. */
export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: { voice, microphone, asker, surroundings, finalise, summarise },
  delays: {
    silenceLeft: ({ context }) => Math.max(0, SILENCE_MS - context.silentMs),
    speculationLeft: ({ context }) => Math.max(0, SPECULATION_MS - context.silentMs),
    resendDelay: ({ context }) => Math.min(LONGEST_RESEND_MS, RESEND_MS * 2 ** context.resends),
    speechLimit: ({ context }) =>
      SPEECH_LIMIT.baseMs + SPEECH_LIMIT.msPerCharacter * (context.speech?.reply.text.length ?? 0),
  },
});
