import { assign } from "xstate";
import { SPEECH_START_MS } from "../constants.ts";
import { analyzing } from "./analyzing.ts";
import {
  askOnOrWait,
  commitWithoutResult,
  dropAsk,
  noteWritten,
  prepareToFind,
} from "./asking-actions.ts";
import {
  canHear,
  hasFailedForGood,
  hasPending,
  hasReply,
  hasWords,
  isAwaiting,
  isCurrentAsk,
  isCurrentSpeech,
  isFinding,
  isIdleEnd,
  isTimeout,
  isUnheard,
  isVoiced,
  isWritten,
  mayAskAgain,
  mayFind,
  moreToSay,
} from "./guards.ts";
import { dropUtterance } from "./hearing-actions.ts";
import { listening } from "./listening.ts";
import { session } from "./setup.ts";
import {
  captionAnnouncements,
  hush,
  hushForReader,
  restOf,
  retract,
  say,
  sayRest,
  skip,
} from "./speech-actions.ts";
import { HICCUP, NOT_CAUGHT, SOMETHING_WRONG, TRY_AGAIN } from "./texts.ts";

/** Says something that went wrong, and shows it. */
const apologise = (text: string) =>
  session.assign(({ context }) => ({
    alert: text,
    hearingError: null,
    missed: null,
    announcements: [
      ...context.announcements,
      { text, tone: "calm", isReadiness: false, interruptions: 0 },
    ],
  }));

type Ended = Parameters<typeof isCurrentSpeech>[0];

const goOnOrListen = [
  {
    guard: (scope: Ended) => isCurrentSpeech(scope) && moreToSay(scope),
    target: "ai-speaking",
    reenter: true,
  },
  { guard: isCurrentSpeech, target: "listening" },
] as const;

const takeWords = session.assign(({ context, event }) =>
  event.type === "person.writes" ? noteWritten(context, event.text) : {},
);

/** The talk itself: the assistant speaks, the person speaks or writes, and that is thought about. */
export const conversation = session.createStateConfig({
  id: "conversation",
  initial: "beginning",
  on: {
    "next.failed": [
      {
        guard: ({ context, event }) =>
          isCurrentAsk({ context, event }) && context.ask?.speculative === true,
        actions: dropAsk,
      },
      { guard: isCurrentAsk, actions: [assign({ alert: SOMETHING_WRONG }), askOnOrWait] },
    ],
    "person.writes": [
      { guard: ({ context, event }) => isFinding({ context }) || !isWritten({ event }) },
      {
        guard: isVoiced,
        target: ".listening.stopping",
        actions: [hushForReader, takeWords],
      },
      {
        target: ".analyzing.thinking",
        actions: [hushForReader, dropUtterance, takeWords],
      },
    ],
    "person.finds": [
      { guard: ({ context }) => !mayFind({ context }) },
      {
        guard: isVoiced,
        target: ".listening.stopping",
        actions: assign({ finding: true }),
      },
      {
        guard: isAwaiting,
        target: ".analyzing.thinking",
        actions: assign({ finding: true }),
      },
      { target: ".analyzing.finding", actions: [dropUtterance, prepareToFind] },
    ],
  },
  states: {
    beginning: {
      always: [
        { guard: hasReply, target: "ai-speaking" },
        { guard: hasPending, target: "analyzing.thinking" },
        { target: "listening" },
      ],
    },
    "ai-speaking": {
      entry: say,
      on: {
        "speech.nearly-done": {
          guard: ({ context, event }) =>
            isCurrentSpeech({ context, event }) && !moreToSay({ context }),
          target: "listening",
        },
        "speech.ended": goOnOrListen,
        "speech.failed": goOnOrListen,
        "speech.cut": [
          {
            guard: ({ context, event }) =>
              event.broken && isCurrentSpeech({ context, event }) && restOf(context, event) !== "",
            actions: sayRest,
          },
          {
            guard: ({ context, event }) => event.broken && isCurrentSpeech({ context, event }),
            target: "listening",
          },
        ],
        "voice.started": { guard: canHear, target: "listening", actions: hush },
        "person.interrupts": { target: "listening", actions: [skip, hush] },
        "next.failed": [
          {
            guard: mayAskAgain,
            target: "analyzing.thinking.retrying",
            actions: [retract, assign({ alert: SOMETHING_WRONG })],
          },
          { guard: isCurrentAsk, actions: assign(({ context }) => commitWithoutResult(context)) },
        ],
      },
      initial: "starting",
      states: {
        // Nothing is heard: the caption stands there, and the person has the word.
        starting: {
          on: { "speech.started": { target: "audible" } },
          after: {
            [SPEECH_START_MS]: {
              target: "#conversation.listening",
              actions: [hushForReader, captionAnnouncements],
            },
          },
        },
        audible: {
          after: { speechLimit: { target: "#conversation.listening", actions: hushForReader } },
        },
      },
    },
    listening,
    analyzing,
    /** An utterance ended without words. */
    troubled: {
      always: [
        { guard: isFinding, target: "analyzing.thinking" },
        { guard: hasWords, target: "analyzing.thinking" },
        { guard: isIdleEnd, target: "listening.reopening" },
        { guard: isUnheard, target: "ai-speaking", actions: apologise(NOT_CAUGHT) },
        {
          guard: hasFailedForGood,
          target: "listening.pausing",
          actions: session.raise({ type: "listening.given-up" }),
        },
        { guard: isTimeout, target: "ai-speaking", actions: apologise(TRY_AGAIN) },
        {
          target: "listening.pausing",
          actions: assign({
            alert: HICCUP,
            hearingError: null,
            missed: null,
            listeningFailures: ({ context }) => context.listeningFailures + 1,
          }),
        },
      ],
    },
  },
});
