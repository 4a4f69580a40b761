import { assign } from "xstate";
import { LISTENING_RETRY_MS, REOPEN_MS, STOP_LISTENING_MS } from "../constants.ts";
import { askPending, dropUnheardAsk, speculate } from "./asking-actions.ts";
import {
  canHear,
  isAwaiting,
  isFinding,
  isOpenUtterance,
  isVoiced,
  mayResend,
  mustSpeak,
} from "./guards.ts";
import {
  beginVoice,
  dropUtterance,
  endVoice,
  finishUtterance,
  openUtterance,
} from "./hearing-actions.ts";
import { session } from "./setup.ts";
import { hush } from "./speech-actions.ts";

/** What was said before the microphone went away counts. */
const microphoneGone = [
  { guard: isVoiced, target: ".stopping" },
  { target: ".deciding", actions: dropUtterance },
] as const;

/** The person has the word. Most of it is silence: the text field and the buttons work all the time. */
export const listening = session.createStateConfig({
  initial: "deciding",
  on: {
    "microphone.lost": microphoneGone,
    "microphone.failed": microphoneGone,
    "microphone.suspended": microphoneGone,
    "person.chooses-microphone": microphoneGone,
    "person.mutes": microphoneGone,
    "hearing.failed": { guard: isOpenUtterance, target: "#conversation.troubled" },
  },
  states: {
    deciding: {
      entry: openUtterance,
      always: [
        {
          guard: ({ context }) => context.voiceOn && canHear({ context }),
          target: "hearing",
        },
        { target: "waiting" },
      ],
    },
    waiting: {
      always: [
        // The microphone went away, or was muted, while earlier words were still being made out.
        {
          guard: isAwaiting,
          target: "#conversation.analyzing.thinking",
          actions: dropUtterance,
        },
        { guard: mustSpeak, target: "#conversation.ai-speaking", actions: dropUtterance },
      ],
      on: {
        "voice.started": { guard: canHear, target: "hearing" },
        "microphone.opened": { target: "deciding" },
        "microphone.resumed": { target: "deciding" },
        "voices.known": { target: "deciding" },
        "answers.resend": { guard: mayResend, actions: askPending },
        // A recogniser with an ear of its own ends an utterance by itself.
        "hearing.transcript": {
          guard: ({ context, event }) =>
            event.final && event.text.trim() !== "" && isOpenUtterance({ context, event }),
          target: "#conversation.analyzing.thinking",
        },
      },
    },
    hearing: {
      entry: [hush, dropUnheardAsk, beginVoice],
      on: {
        "voice.stopped": { target: "silent" },
        // It was as long as one utterance may be, and the person goes on.
        "hearing.transcript": {
          guard: ({ context, event }) => event.final && isOpenUtterance({ context, event }),
          actions: beginVoice,
        },
      },
    },
    silent: {
      initial: "fresh",
      on: { "voice.started": { target: "hearing" } },
      after: { silenceLeft: { target: "stopping" } },
      states: {
        fresh: { after: { speculationLeft: { target: "long" } } },
        long: { entry: speculate, on: { "hearing.transcript": { actions: speculate } } },
      },
    },
    stopping: {
      entry: endVoice,
      on: {
        "voice.started": {
          guard: ({ context }) => !isFinding({ context }) && canHear({ context }),
          target: "hearing",
        },
      },
      after: {
        [STOP_LISTENING_MS]: {
          target: "#conversation.analyzing.thinking",
          actions: finishUtterance,
        },
      },
    },
    /** After a failure. */
    pausing: { after: { [LISTENING_RETRY_MS]: { target: "deciding" } } },
    /** After a recogniser ended by itself, with nothing said. */
    reopening: {
      entry: assign({ hearingError: null }),
      after: { [REOPEN_MS]: { target: "deciding" } },
    },
  },
});
