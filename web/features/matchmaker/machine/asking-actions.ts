import { type NextQuestionResult, OPEN_QUESTION_ID } from "@rapport/shared/contracts/matchmaker.ts";
import { SPECULATIONS } from "../constants.ts";
import type { Reply } from "../ports.ts";
import { withLine } from "./captions.ts";
import { countedOf } from "./heard.ts";
import type { Ask, SessionContext } from "./session-events.ts";
import {
  answerOf,
  nextQuestionRequest,
  pendingOf,
  type SessionRecord,
  withResult,
  withTurns,
  withUnsent,
} from "./session-record.ts";
import { session } from "./setup.ts";

/** Two transcripts of the same words may differ in case and white space. */
const sameWords = (one: string, other: string) => plain(one) === plain(other);
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

function commandOf({ record, tone }: SessionContext, { id, answer, index }: Ask) {
  const before = pendingOf(record).slice(0, index);
  const request = nextQuestionRequest(record, answer, before, tone);
  return { type: "ask", ask: id, request } as const;
}

const freshAsk = { speculative: false, silent: false, attempt: 1, reply: null, result: null };

/** Asks about one of the messages that wait, by default the oldest. */
function pendingAsk({ record, lastId }: SessionContext, index = 0): Ask {
  const pending = pendingOf(record);
  return {
    ...freshAsk,
    id: `a${lastId + 1}`,
    answer: pending[index] ?? "",
    index,
    words: index < record.unsent.length ? 0 : record.words.length,
    silent: index < pending.length - 1,
  };
}

const send = (ask: Ask) =>
  session.enqueueActions(({ enqueue }) => {
    enqueue(dropAsk);
    enqueue.assign(({ context: { lastId } }) => ({ ask, lastId: lastId + 1 }));
    enqueue.sendTo("asker", ({ context }) => commandOf(context, ask));
  });

/** Forgets what was asked and will not be used; nothing of it was stored anywhere. */
export const dropAsk = session.enqueueActions(({ context, enqueue }) => {
  const { ask, nextReply } = context;
  if (ask === null) return;
  enqueue.sendTo("asker", { type: "abort" });
  if (ask.reply !== null) enqueue.sendTo("voice", { type: "forget", reply: ask.reply.id });
  enqueue.assign({ ask: null, nextReply: nextReply?.id === ask.reply?.id ? null : nextReply });
});

/** The person goes on: what was asked too early is dropped. What they hear already is not. */
export const dropUnheardAsk = session.enqueueActions(({ context: { ask, speech }, enqueue }) => {
  const isHeard = ask !== null && ask.reply !== null && speech?.of === ask.reply.id;
  if (!isHeard) enqueue(dropAsk);
});

/** During a pause: asks, in case the person is done. */
export const speculate = session.enqueueActions(({ context, enqueue }) => {
  const { ask, partial, record, speculations, lastId, finding } = context;
  const answer = answerOf([...record.words, partial]);
  if (partial === "" || finding || speculations >= SPECULATIONS) return;
  // What could not be sent goes first.
  if (record.unsent.length > 0) return;
  if (ask !== null && (!ask.speculative || sameWords(ask.answer, answer))) return;
  const words = record.words.length;
  enqueue(send({ ...freshAsk, id: `a${lastId + 1}`, answer, index: 0, words, speculative: true }));
  enqueue.assign({ speculations: speculations + 1 });
});

/** Asks what comes next; where that was asked during the pause about the same words, its answer serves. */
export const beginAsk = session.enqueueActions(({ context, enqueue }) => {
  const { ask, record, ports } = context;
  ports.calls.ensureOwner();
  enqueue.assign({ speculations: 0 });
  if (ask?.speculative && sameWords(ask.answer, answerOf(record.words))) {
    const words = record.words.length;
    enqueue.assign({ ask: { ...ask, words, speculative: false }, nextReply: ask.reply });
    enqueue(commitIfComplete);
    return;
  }
  enqueue(send(pendingAsk(context)));
});

export const askAgain = session.enqueueActions(({ context, enqueue }) => {
  const { ask } = context;
  if (ask === null) return;
  enqueue(send({ ...pendingAsk(context, ask.index), attempt: ask.attempt + 1 }));
});

/** Asks about the messages that wait, while the person has the word. */
export const askPending = session.enqueueActions(({ context, enqueue }) => {
  if (pendingOf(context.record).length > 0) enqueue(send(pendingAsk(context)));
});

/**
 * What was asked about will not be answered now. Something said later may be: it is asked about next, and
 * if that is answered, the talk does not wait for the other any longer. Else all of it waits to be sent again.
 */
export const askOnOrWait = session.enqueueActions(({ context, enqueue }) => {
  const { ask, record } = context;
  if (ask === null) return;
  if (ask.silent) {
    enqueue(send(pendingAsk(context, ask.index + 1)));
    return;
  }
  enqueue(dropAsk);
  enqueue.assign({ record: withUnsent(record, ask.words) });
});

/** What is to be said has come. Of a speculation its sound is fetched, and nothing is said. */
export const noteSpoken = session.enqueueActions(({ context, event, enqueue }) => {
  if (event.type === "next.spoken") {
    enqueue.assign(withReply(context, event.text, event.tone));
    enqueue(prepareIfSpeculative);
  } else if (event.type === "next.complete") {
    const { result } = event;
    if (context.ask?.reply === null) {
      enqueue.assign(withReply(context, result.spokenText, result.tone));
    }
    enqueue.assign(({ context: { ask } }) => ({ ask: ask && { ...ask, result } }));
    enqueue(prepareIfSpeculative);
    enqueue(commitIfComplete);
  }
});

function withReply(context: SessionContext, text: string, tone: string): Partial<SessionContext> {
  const { ask, lastId } = context;
  if (ask === null) return {};
  const reply: Reply = { id: `r${lastId + 1}`, text, tone };
  return {
    lastId: lastId + 1,
    ask: { ...ask, reply },
    nextReply: ask.speculative || ask.silent ? context.nextReply : reply,
  };
}

const prepareIfSpeculative = session.enqueueActions(({ context: { ask }, enqueue }) => {
  if (ask?.speculative && ask.reply) enqueue.sendTo("voice", { type: "prepare", reply: ask.reply });
});

/** The turn is done: the words are an answer, and the next question is known. */
const commitIfComplete = session.enqueueActions(({ context, enqueue }) => {
  const { ask } = context;
  if (ask === null || ask.speculative || ask.result === null) return;
  enqueue.assign(committed(context, ask, ask.result));
  if (ask.silent) enqueue(askPending);
});

function committed(
  context: SessionContext,
  ask: Ask,
  result: NextQuestionResult,
): Partial<SessionContext> {
  const { record, missed } = context;
  const { words, index, silent } = ask;
  const heard = silent ? "" : heardSoFar(context, ask, result);
  return {
    record: afterWords(record, words, (answered) => withResult(answered, result, heard, index + 1)),
    ask: null,
    result: null,
    alert: null,
    missed: missed && { ...missed, told: missed.told || !silent },
    // Behind another tab the person does not see yet what there is to see.
    wasHidden: context.wasHidden && context.hidden,
  };
}

/** The reply may have been stopped before its question was known. */
function heardSoFar(
  { speech }: SessionContext,
  { reply }: Ask,
  { questionId, spokenText }: NextQuestionResult,
): string {
  if (speech === null || speech.of !== reply?.id || speech.heard === null) return spokenText;
  return countedOf(questionId, spokenText, speech.heard, speech.read);
}

/** The record after its first words were answered; said since then, over the reply: that answers the reply. */
function afterWords(
  record: SessionRecord,
  words: number,
  change: (record: SessionRecord) => SessionRecord,
): SessionRecord {
  const changed = change({ ...record, words: record.words.slice(0, words) });
  return { ...changed, words: [...changed.words, ...record.words.slice(words)] };
}

/** The reply is being said, but what else was asked for will not come: no words are lost for that. */
export function commitWithoutResult({ record, ask }: SessionContext): Partial<SessionContext> {
  const text = ask?.reply?.text ?? "";
  return {
    record: { ...withTurns(record), asked: { questionId: OPEN_QUESTION_ID, text, heard: text } },
    ask: null,
    alert: null,
  };
}

/** Adds what was written to what was said. */
export function noteWritten(context: SessionContext, text: string): Partial<SessionContext> {
  const id = `w${context.lastId + 1}`;
  const words = text.trim();
  return {
    lastId: context.lastId + 1,
    captions: withLine(context.captions, { id, who: "person", text: words, final: true }),
    record: { ...context.record, words: [...context.record.words, words], typed: "" },
    missed: context.missed?.told ? null : context.missed,
    alert: null,
  };
}

/** The match is to be found: what was said last is an answer, too, and nothing more is asked. */
export const prepareToFind = session.enqueueActions(({ context, enqueue }) => {
  enqueue(dropAsk);
  enqueue.assign({
    finding: true,
    record: withTurns(context.record),
    announcements: [],
    nextReply: null,
    alert: null,
  });
});
