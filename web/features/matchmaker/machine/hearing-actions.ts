import type { HearingEvent } from "../ports.ts";
import { withLine, withoutLine } from "./captions.ts";
import { canHear } from "./guards.ts";
import type { SessionContext } from "./session-events.ts";
import { session } from "./setup.ts";
import { apologyFor } from "./texts.ts";

type Transcript = Extract<HearingEvent, { type: "hearing.transcript" }>;
type Failure = Extract<HearingEvent, { type: "hearing.failed" }>;

const isKnown = ({ utterance, awaited }: SessionContext, id: string) =>
  utterance?.id === id || awaited.includes(id);

/** The utterance is over, whichever way. */
function closed({ utterance, awaited }: SessionContext, id: string): Partial<SessionContext> {
  return {
    utterance: utterance?.id === id ? null : utterance,
    awaited: awaited.filter((other) => other !== id),
    ...(awaited.includes(id) ? {} : { partial: "" }),
  };
}

/** It ended without words: who said something is told, also when the talk goes on with other words. */
function wordless(context: SessionContext, id: string, error: string): Partial<SessionContext> {
  const voiced = wasVoiced(context, id);
  return {
    ...closed(context, id),
    captions: withoutLine(context.captions, id),
    hearingError: { text: error, voiced },
    ...(voiced && { missed: { text: apologyFor(error), told: false } }),
  };
}

/** What was understood: of an utterance under way for the captions, of one that is over as words. */
export function noteTranscript(
  context: SessionContext,
  { utterance: id, text, final, tone }: Transcript,
): Partial<SessionContext> {
  if (!isKnown(context, id)) return {};
  const said = text.trim();
  if (final && said === "") return wordless(context, id, "empty");
  const captions =
    said === ""
      ? withoutLine(context.captions, id)
      : withLine(context.captions, { id, who: "person", text: said, final });
  if (!final) return { captions, partial: context.utterance?.id === id ? said : context.partial };
  return {
    ...closed(context, id),
    captions,
    tone,
    record: { ...context.record, words: [...context.record.words, said] },
    listeningFailures: 0,
    hearingError: null,
    missed: context.missed?.told ? null : context.missed,
    alert: null,
  };
}

/** One that waits for its transcript was ended because somebody had spoken. */
const wasVoiced = ({ utterance }: SessionContext, id: string) =>
  utterance?.id === id ? utterance.voiced : true;

export function noteHearingFailure(
  context: SessionContext,
  { utterance: id, error }: Failure,
): Partial<SessionContext> {
  return isKnown(context, id) ? wordless(context, id, error) : {};
}

/** Begins an utterance, where there is none and somebody could be heard. */
export const openUtterance = session.enqueueActions(({ context, enqueue }) => {
  if (context.utterance !== null || !canHear({ context })) return;
  const id = `u${context.lastId + 1}`;
  enqueue.assign({ lastId: context.lastId + 1, utterance: { id, voiced: false }, partial: "" });
  enqueue.sendTo("voice", { type: "start-listening", utterance: id });
});

/** A voice is heard: from now on what the microphone hears counts. */
export const beginVoice = session.enqueueActions(({ context, enqueue }) => {
  enqueue(openUtterance);
  enqueue.assign(({ context: { utterance } }) =>
    utterance === null ? {} : { utterance: { ...utterance, voiced: true } },
  );
  if (context.microphoneOn) enqueue.sendTo("microphone", { type: "begin-utterance" });
});

export const endVoice = session.sendTo("microphone", { type: "end-utterance" });

export const sendAudio = session.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== "microphone.chunk" || context.utterance === null) return;
  const { id } = context.utterance;
  enqueue.sendTo("voice", { type: "audio", utterance: id, pcm: event.pcm });
});

/** The utterance is over; its transcript is waited for. */
export const finishUtterance = session.enqueueActions(({ context, enqueue }) => {
  if (context.utterance === null) return;
  const { id } = context.utterance;
  enqueue.sendTo("voice", { type: "stop-listening", utterance: id });
  enqueue.assign({ utterance: null, awaited: [...context.awaited, id] });
});

/** Forgets the utterance under way: nothing was said in it. */
export const dropUtterance = session.enqueueActions(({ context, enqueue }) => {
  if (context.utterance === null) return;
  const { id } = context.utterance;
  enqueue(endVoice);
  enqueue.sendTo("voice", { type: "drop-utterance", utterance: id });
  enqueue.assign({ utterance: null, partial: "", captions: withoutLine(context.captions, id) });
});

/** The transcripts that did not come will not be waited for any longer. */
export const giveUpTranscripts = session.enqueueActions(({ context, enqueue }) => {
  for (const id of context.awaited) {
    enqueue.sendTo("voice", { type: "drop-utterance", utterance: id });
  }
  enqueue.assign({
    awaited: [],
    captions: context.captions.filter(({ id }) => !context.awaited.includes(id)),
    hearingError: { text: "timeout", voiced: true },
    missed: { text: apologyFor("timeout"), told: false },
    listeningFailures: context.listeningFailures + 1,
  });
});
