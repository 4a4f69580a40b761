import { assign } from "xstate";
import { noteSpoken } from "./asking-actions.ts";
import { hasUnsent, isCurrentAsk, isCurrentSpeech } from "./guards.ts";
import { noteHearingFailure, noteTranscript, sendAudio } from "./hearing-actions.ts";
import { withSafetyAcknowledged } from "./session-record.ts";
import { session } from "./setup.ts";
import { noteCut } from "./speech-actions.ts";

const speechIsOver = session.assign(({ context }) => ({
  speech: context.speech && { ...context.speech, over: true },
}));

export const noteVoices = session.assign(({ event }) =>
  event.type === "voices.known" ? { voices: event.voices, connected: true } : {},
);

export const noteLoss = session.assign({ connected: false });

const goOnFromSafety = session.assign(({ context }) => ({
  record: withSafetyAcknowledged(context.record),
}));

/** Who goes on has read what went wrong; what has not got through is told until it has. */
const leaveAlertBehind = session.assign(({ context }) =>
  context.ask === null && !hasUnsent({ context }) ? { alert: null } : {},
);

/**
 * Takes down what happens, in whatever state the talk is. It comes before the talk itself, which reacts:
 * what the talk does thus finds the facts of the same moment.
 */
export const facts = session.createStateConfig({
  on: {
    "voices.known": { actions: noteVoices },
    "connection.lost": { actions: [noteLoss, session.sendTo("voice", { type: "connect" })] },
    "speech.ended": { guard: isCurrentSpeech, actions: speechIsOver },
    "speech.failed": { guard: isCurrentSpeech, actions: speechIsOver },
    "speech.cut": { actions: assign(({ context, event }) => noteCut(context, event)) },
    "next.spoken": { guard: isCurrentAsk, actions: noteSpoken },
    "next.complete": { guard: isCurrentAsk, actions: noteSpoken },
    "hearing.transcript": {
      actions: assign(({ context, event }) => noteTranscript(context, event)),
    },
    "hearing.failed": {
      actions: assign(({ context, event }) => noteHearingFailure(context, event)),
    },
    "voice.started": { actions: [assign({ voiceOn: true }), leaveAlertBehind] },
    "voice.stopped": {
      actions: assign({ voiceOn: false, silentMs: ({ event }) => event.silentMs }),
    },
    "microphone.chunk": { actions: sendAudio },
    "person.mutes": { actions: assign({ muted: ({ event }) => event.muted }) },
    "person.goes-on-from-safety": [
      {
        guard: ({ context }) => context.result !== null,
        target: "#session.complete",
        actions: goOnFromSafety,
      },
      { actions: goOnFromSafety },
    ],
    "person.types": {
      actions: [
        assign({ record: ({ context, event }) => ({ ...context.record, typed: event.text }) }),
        leaveAlertBehind,
      ],
    },
    // What went wrong while there was no network is over; what waits to be sent is told until it is.
    "page.online": {
      actions: assign({ alert: ({ context }) => (hasUnsent({ context }) ? context.alert : null) }),
    },
    "page.hidden": {
      actions: assign({ hidden: true, wasHidden: ({ context }) => context.microphoneOn }),
    },
    "page.shown": { actions: assign({ hidden: false }) },
  },
});
