import { assign } from "xstate";
import { ApiError, errorMessage } from "@/lib/api-error.ts";
import {
  ANALYZING_LIMIT_MS,
  FIND_ATTEMPTS,
  FIND_RETRY_MS,
  TRANSCRIPT_PATIENCE_MS,
} from "../constants.ts";
import { askAgain, askOnOrWait, beginAsk, prepareToFind } from "./asking-actions.ts";
import {
  canHear,
  hasPending,
  hasReply,
  isAwaiting,
  isCurrentAsk,
  isFinding,
  isSilentAsk,
  mayAskAgain,
} from "./guards.ts";
import { giveUpTranscripts } from "./hearing-actions.ts";
import { finalizeRequest, withSafety } from "./session-record.ts";
import { session } from "./setup.ts";
import { hushForReader } from "./speech-actions.ts";
import { SOMETHING_WRONG } from "./texts.ts";

/** The person goes on talking: what they said so far is kept, and answered together with the rest. */
const personGoesOn = {
  guard: ({ context }: Parameters<typeof canHear>[0]) =>
    canHear({ context }) && !isFinding({ context }),
  target: "#conversation.listening",
} as const;

const wrong = session.assign({ alert: SOMETHING_WRONG });

/** It is kept, and the person has the word again as soon as nothing else is asked about. */
const notSent = [
  { guard: isSilentAsk, actions: [wrong, askOnOrWait] },
  { guard: isCurrentAsk, target: "#conversation.listening", actions: [wrong, askOnOrWait] },
] as const;

/** What failed may well work a moment later, or never: it is the server's. Anything else the person can mend. */
const isServersFault = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  (error.status >= 200 && error.status < 300);

/** What was said is thought about. The assistant never speaks meanwhile. */
export const analyzing = session.createStateConfig({
  entry: hushForReader,
  initial: "thinking",
  states: {
    thinking: {
      initial: "transcribing",
      // An answer that comes later than this is still welcome, as long as the person is silent.
      after: {
        [ANALYZING_LIMIT_MS]: [
          { guard: isFinding, target: "finding", actions: prepareToFind },
          { target: "#conversation.listening", actions: wrong },
        ],
      },
      states: {
        transcribing: {
          always: [
            { guard: isAwaiting, target: "awaiting" },
            {
              guard: isFinding,
              target: "#conversation.analyzing.finding",
              actions: prepareToFind,
            },
            { guard: hasPending, target: "asking" },
            { target: "#conversation.troubled" },
          ],
        },
        awaiting: {
          always: {
            guard: ({ context }) => !isAwaiting({ context }),
            target: "transcribing",
          },
          on: { "voice.started": personGoesOn },
          after: { [TRANSCRIPT_PATIENCE_MS]: { actions: giveUpTranscripts } },
        },
        asking: {
          entry: beginAsk,
          always: { guard: hasReply, target: "#conversation.ai-speaking" },
          on: {
            "voice.started": personGoesOn,
            "next.failed": [{ guard: mayAskAgain, target: "retrying", actions: wrong }, ...notSent],
          },
        },
        retrying: {
          entry: askAgain,
          always: { guard: hasReply, target: "#conversation.ai-speaking" },
          on: {
            "voice.started": personGoesOn,
            "next.failed": notSent,
          },
        },
      },
    },
    finding: {
      entry: [session.raise({ type: "microphone.rest" }), assign({ findAttempts: 0 })],
      exit: [session.raise({ type: "microphone.wake" }), assign({ finding: false })],
      initial: "calling",
      states: {
        calling: {
          entry: assign({ findAttempts: ({ context }) => context.findAttempts + 1 }),
          invoke: {
            src: "finalise",
            input: ({ context: { ports, record } }) => ({
              ports,
              request: finalizeRequest(record),
            }),
            onDone: {
              target: "found",
              actions: assign(({ context, event }) => ({
                result: event.output,
                record: withSafety(context.record, event.output.safety),
                alert: null,
              })),
            },
            onError: [
              {
                guard: ({ event }) => !isServersFault(event.error),
                target: "#conversation.listening",
                actions: assign({
                  alert: ({ event }) => errorMessage(event.error, SOMETHING_WRONG),
                }),
              },
              {
                guard: ({ context }) => context.findAttempts < FIND_ATTEMPTS,
                target: "retrying",
                actions: wrong,
              },
              { target: "#session.error" },
            ],
          },
        },
        retrying: { after: { [FIND_RETRY_MS]: { target: "calling" } } },
        found: {
          always: [
            { guard: ({ context }) => context.record.safety === null, target: "#session.complete" },
            // The match is there, and waits until the person chooses to go on to it.
            { target: "#conversation.listening" },
          ],
        },
      },
    },
  },
});
