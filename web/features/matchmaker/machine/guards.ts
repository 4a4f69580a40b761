import { ASK_ATTEMPTS, INSIGHTS_NEEDED, LISTENING_RETRIES } from "../constants.ts";
import type { Announcement, SessionContext } from "./session-events.ts";
import { answerOf, insightsOf, pendingOf } from "./session-record.ts";
import { apologyFor, NOT_CAUGHT, TRY_AGAIN } from "./texts.ts";

interface Scope {
  context: SessionContext;
}

export const isUnlocked = ({ context }: Scope) => insightsOf(context.record) >= INSIGHTS_NEEDED;

/** Matching waits while a safety notice stands. */
export const mayFind = ({ context }: Scope) =>
  isUnlocked({ context }) &&
  context.record.safety === null &&
  !context.finding &&
  context.record.turns.length > 0;

/** Whether a voice would be heard and understood. */
export const canHear = ({ context }: Scope) =>
  context.microphoneOn && !context.muted && context.voices?.hears !== null;

export const hasWords = ({ context }: Scope) => answerOf(context.record.words) !== "";

/** Something waits for an answer of the server. */
export const hasPending = ({ context }: Scope) => pendingOf(context.record).length > 0;

/** Something could not be sent. */
export const hasUnsent = ({ context }: Scope) => context.record.unsent.length > 0;

export const hasReply = ({ context }: Scope) => context.nextReply !== null;

/** What may be announced now; readiness not while the person's safety is the matter. */
export const announceable = (context: SessionContext): Announcement | undefined =>
  context.announcements.find(({ isReadiness }) => !isReadiness || context.record.safety === null);

export const moreToSay = ({ context }: Scope) =>
  hasReply({ context }) || (!context.finding && announceable(context) !== undefined);

/** What was said has not got through, and the person has the word again meanwhile. */
export const isHeldUpOnTheWay = ({ context }: Scope) => {
  const { ask } = context;
  return hasUnsent({ context }) || (ask !== null && !ask.speculative && ask.reply === null);
};

/** Nothing else is under way. */
export const mayResend = ({ context }: Scope) =>
  hasUnsent({ context }) && context.ask === null && !context.finding;

/** There is something to say, and nobody can be heard. */
export const mustSpeak = ({ context }: Scope) =>
  hasReply({ context }) || ((context.speech?.over ?? true) && moreToSay({ context }));

export const isVoiced = ({ context }: Scope) => context.utterance?.voiced === true;

export const isFinding = ({ context }: Scope) => context.finding;

export const isAwaiting = ({ context }: Scope) => context.awaited.length > 0;

export const isReadyToTell = ({ context }: Scope) =>
  isUnlocked({ context }) && !context.record.readinessTold && context.record.safety === null;

export const isCurrentAsk = ({ context, event }: Scope & { event: { ask: string } }) =>
  context.ask?.id === event.ask;

export const isSilentAsk = ({ context, event }: Scope & { event: { ask: string } }) =>
  isCurrentAsk({ context, event }) && context.ask?.silent === true;

export const mayAskAgain = ({ context, event }: Scope & { event: { ask: string } }) =>
  isCurrentAsk({ context, event }) && (context.ask?.attempt ?? 0) < ASK_ATTEMPTS;

export const isCurrentSpeech = ({ context, event }: Scope & { event: { reply: string } }) =>
  context.speech?.reply.id === event.reply;

export const isOpenUtterance = ({ context, event }: Scope & { event: { utterance: string } }) =>
  context.utterance?.id === event.utterance;

/** Of a text that was written: something stands in it. */
export const isWritten = ({ event }: { event: { text: string } }) => event.text.trim() !== "";

const errorText = (context: SessionContext) => context.hearingError?.text ?? "empty";

/** Nothing could be made out. */
export const isUnheard = ({ context }: Scope) => apologyFor(errorText(context)) === NOT_CAUGHT;

export const isTimeout = ({ context }: Scope) => apologyFor(errorText(context)) === TRY_AGAIN;

/** It ended by itself, and nobody had said anything. */
export const isIdleEnd = ({ context }: Scope) =>
  isUnheard({ context }) && context.hearingError?.voiced === false;

export const hasFailedForGood = ({ context }: Scope) =>
  context.listeningFailures >= LISTENING_RETRIES;

export const microphoneHasFailedForGood = ({ context }: Scope) =>
  context.microphoneFailures >= LISTENING_RETRIES;
