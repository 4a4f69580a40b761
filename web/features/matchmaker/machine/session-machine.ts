import { assign } from "xstate";
import { SUMMARY_PATIENCE_MS } from "../constants.ts";
import { conversation } from "./conversation.ts";
import { facts, noteLoss, noteVoices } from "./facts.ts";
import { isReadyToTell } from "./guards.ts";
import { microphoneRegion } from "./microphone-region.ts";
import { resending } from "./resending.ts";
import type { SessionContext } from "./session-events.ts";
import { beginSession, freshContext, leaveSession, prepareGreeting } from "./session-life.ts";
import { freshRecord, summaryRequest } from "./session-record.ts";
import { session } from "./setup.ts";
import { LOGGED_OUT, READINESS_TONE, READY, TAKEN_UP_ELSEWHERE } from "./texts.ts";

/** @param summary what the person said so far, in their own words; empty where that is not to be had */
const withReadiness = (context: SessionContext, summary: string): Partial<SessionContext> => ({
  announcements: [
    ...context.announcements,
    {
      text: `${summary} ${READY}`.trim(),
      tone: READINESS_TONE,
      isReadiness: true,
      interruptions: 0,
    },
  ],
});

const announceReadiness = session.assign(({ context }) => withReadiness(context, ""));

/** It ended by nothing that was done here, and nothing of it is left here. */
const endElsewhere = (endedBecause: string) =>
  session.assign(() => ({
    ended: true,
    endedBecause,
    kept: null,
    record: freshRecord(),
    captions: [],
    result: null,
  }));

/**
 * One voice session, from 'Start Conversation' to the match. Audio, socket, calls and clock come from
 * outside, behind the ports; what happens is taken down first (`facts`), then the talk and the microphone
 * react to it. `viewOf` tells what the page shows.
 */
export const sessionMachine = session.createMachine({
  id: "session",
  context: ({ input }) => freshContext(input),
  invoke: [
    { id: "voice", src: "voice", input: ({ context }) => context },
    { id: "asker", src: "asker", input: ({ context }) => context },
    { id: "microphone", src: "microphone", input: ({ context }) => context },
  ],
  initial: "idle",
  on: {
    "kept.gone": { actions: assign({ kept: null }) },
    "voices.known": { actions: noteVoices },
    // Not looked for again before somebody wants it.
    "connection.lost": { actions: noteLoss },
  },
  states: {
    idle: {
      entry: prepareGreeting,
      on: {
        "person.starts": {
          target: "notice",
          actions: assign({ record: () => freshRecord() }),
        },
        "person.goes-on-with-kept": {
          guard: ({ context }) => context.kept !== null,
          target: "notice",
          actions: assign({ record: ({ context }) => context.kept ?? context.record }),
        },
      },
    },
    notice: {
      on: {
        "person.declines": { target: "idle" },
        "kept.gone": { target: "idle", actions: endElsewhere(LOGGED_OUT) },
        "person.accepts": {
          target: "active",
          actions: [session.sendTo("voice", { type: "connect" }), beginSession],
        },
      },
    },
    active: {
      type: "parallel",
      invoke: { src: "surroundings", input: ({ context }) => context },
      exit: leaveSession,
      on: {
        "person.ends": { target: "idle", actions: assign({ ended: true }) },
        "listening.given-up": { target: "idle", actions: assign({ ended: true }) },
        "kept.gone": { target: "idle", actions: endElsewhere(LOGGED_OUT) },
        "kept.taken": { target: "idle", actions: endElsewhere(TAKEN_UP_ELSEWHERE) },
      },
      states: {
        facts,
        conversation,
        microphone: microphoneRegion,
        resending,
        /** Told once, when enough is known; the summary of the talk is fetched for it. */
        readiness: {
          initial: "waiting",
          states: {
            waiting: { always: { guard: isReadyToTell, target: "summing-up" } },
            "summing-up": {
              invoke: {
                src: "summarise",
                input: ({ context: { ports, record } }) => ({
                  ports,
                  request: summaryRequest(record),
                }),
                onDone: {
                  target: "told",
                  actions: assign(({ context, event }) =>
                    withReadiness(context, event.output.summary),
                  ),
                },
                onError: { target: "told", actions: announceReadiness },
              },
              after: {
                [SUMMARY_PATIENCE_MS]: { target: "told", actions: announceReadiness },
              },
            },
            told: {},
          },
        },
      },
    },
    complete: {
      entry: session.sendTo("voice", { type: "close" }),
      on: { "kept.gone": { target: "idle", actions: endElsewhere(LOGGED_OUT) } },
    },
    error: { entry: session.sendTo("voice", { type: "close" }) },
  },
});
