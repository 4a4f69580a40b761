import { assign } from "xstate";
import { LISTENING_RETRIES, LISTENING_RETRY_MS, PERMISSION_RETRY_MS } from "../constants.ts";
import { microphoneHasFailedForGood } from "./guards.ts";
import type { MicrophoneTrouble, SessionContext } from "./session-events.ts";
import { session } from "./setup.ts";
import { ALLOW_MICROPHONE } from "./texts.ts";

const open = session.sendTo("microphone", ({ context }) => ({
  type: "open",
  deviceId: context.deviceId,
  muted: context.muted,
}));

const off = { microphoneOn: false, voiceOn: false } as const;

const failed = (microphoneTrouble: MicrophoneTrouble) =>
  session.assign(({ context }) => ({
    ...off,
    microphoneTrouble,
    microphoneFailures: context.microphoneFailures + 1,
  }));

/** Says once that the microphone must be allowed; the page shows it as long as it is not. */
const askForPermission = session.assign(({ context }) => {
  const { permissionAsked, announcements } = context;
  if (permissionAsked) return {};
  const announcement = {
    text: ALLOW_MICROPHONE,
    tone: "calm",
    isReadiness: false,
    interruptions: 0,
  };
  return { permissionAsked: true, announcements: [...announcements, announcement] };
});

const chooseDevice = session.assign(
  ({ event }): Partial<SessionContext> =>
    event.type === "person.chooses-microphone"
      ? { deviceId: event.deviceId, microphoneFailures: 0 }
      : { microphoneFailures: 0 },
);

/** The ways on from a microphone that cannot be used. */
const waysOn = {
  "person.retries-microphone": { target: "opening", actions: chooseDevice },
  "person.chooses-microphone": { target: "opening", actions: chooseDevice },
  "devices.changed": { target: "opening" },
} as const;

/** Keeps the microphone: opened, lost, refused, opened again. The talk does not wait for it. */
export const microphoneRegion = session.createStateConfig({
  id: "microphone",
  initial: "beginning",
  on: {
    "person.mutes": {
      actions: session.sendTo("microphone", ({ context }) => ({
        type: "mute",
        muted: context.muted,
      })),
    },
    "person.chooses-microphone": { target: ".opening", actions: chooseDevice },
    "microphone.rest": { target: ".resting" },
  },
  states: {
    beginning: {
      always: [
        { guard: ({ context }) => context.withMicrophone, target: "opening" },
        { target: "unused" },
      ],
    },
    unused: { on: { "person.retries-microphone": { target: "opening", actions: chooseDevice } } },
    opening: {
      entry: [assign({ ...off, withMicrophone: true }), open],
      on: {
        "microphone.opened": {
          target: "on",
          actions: assign({
            microphoneOn: true,
            microphoneTrouble: null,
            microphoneFailures: 0,
            deviceId: ({ event }) => event.deviceId,
            deviceLabel: ({ event }) => event.label,
          }),
        },
        "microphone.failed": [
          { guard: ({ event }) => event.reason === "not-allowed", target: "denied" },
          { guard: ({ event }) => event.reason === "not-found", target: "absent" },
          {
            guard: microphoneHasFailedForGood,
            target: "trouble",
            actions: session.raise({ type: "listening.given-up" }),
          },
          { target: "trouble" },
        ],
      },
    },
    on: {
      on: {
        "microphone.lost": { target: "lost" },
        "microphone.failed": { target: "trouble" },
        "microphone.suspended": { target: "suspended" },
      },
    },
    denied: {
      entry: [failed("denied"), askForPermission],
      // A browser that was told no says no at once: asking for ever would only nag.
      after: {
        [PERMISSION_RETRY_MS]: {
          guard: ({ context }) => context.microphoneFailures <= LISTENING_RETRIES,
          target: "opening",
        },
      },
      on: waysOn,
    },
    absent: { entry: failed("absent"), on: waysOn },
    trouble: {
      entry: failed("trouble"),
      after: { [LISTENING_RETRY_MS]: { target: "opening" } },
      on: waysOn,
    },
    /** Unplugged: another one may be there. */
    lost: {
      entry: [failed("lost"), assign({ deviceId: null })],
      after: { [LISTENING_RETRY_MS]: { target: "opening" } },
      on: waysOn,
    },
    suspended: {
      entry: assign({ ...off, microphoneTrouble: "suspended" }),
      on: {
        "microphone.resumed": {
          target: "on",
          actions: assign({ microphoneOn: true, microphoneTrouble: null }),
        },
        "microphone.lost": { target: "lost" },
        "person.retries-microphone": {
          actions: session.sendTo("microphone", { type: "resume" }),
        },
      },
    },
    /** Let go while the match is being found. */
    resting: {
      entry: [session.sendTo("microphone", { type: "close" }), assign(off)],
      on: { "microphone.wake": { target: "beginning" } },
    },
  },
});
