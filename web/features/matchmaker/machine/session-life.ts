import { DEFAULT_SPOKEN_TONE } from "@rapport/shared/protocol/voice.ts";
import { captionsOf } from "./captions.ts";
import type { SessionContext, SessionInput } from "./session-events.ts";
import { freshRecord, isWorthKeeping, pendingOf } from "./session-record.ts";
import { session } from "./setup.ts";
import { GREETING, welcomeBack } from "./texts.ts";

const greeting = (number: number) => ({
  id: `r${number}`,
  text: GREETING,
  tone: DEFAULT_SPOKEN_TONE,
});

/** What each run of the session starts from. */
const unstarted = {
  captions: [],
  alert: null,
  ended: false,
  endedBecause: null,
  nextReply: null,
  announcements: [],
  speech: null,
  withMicrophone: false,
  microphoneOn: false,
  microphoneTrouble: null,
  microphoneFailures: 0,
  permissionAsked: false,
  muted: false,
  voiceOn: false,
  silentMs: 0,
  utterance: null,
  awaited: [],
  partial: "",
  tone: null,
  hearingError: null,
  listeningFailures: 0,
  missed: null,
  ask: null,
  speculations: 0,
  resends: 0,
  finding: false,
  findAttempts: 0,
  result: null,
  hidden: false,
  wasHidden: false,
} satisfies Partial<SessionContext>;

export const freshContext = ({ ports, meters, kept }: SessionInput): SessionContext => ({
  ...unstarted,
  ports,
  meters,
  kept,
  record: freshRecord(),
  lastId: 1,
  voices: null,
  connected: false,
  greeting: greeting(1),
  deviceId: null,
  deviceLabel: "",
});

/** Before anybody presses anything the greeting is there to be played. */
export const prepareGreeting = session.enqueueActions(({ context, enqueue }) => {
  enqueue.sendTo("voice", { type: "connect" });
  enqueue.sendTo("voice", { type: "prepare", reply: context.greeting });
});

/** In the click that begins it: the greeting, or for a session that is gone on with its open question. */
export const beginSession = session.assign(({ context, event }) => {
  const { record, lastId } = context;
  const waits = pendingOf(record).length > 0;
  const isNew = record.turns.length === 0 && !waits;
  const again = { id: `r${lastId + 2}`, text: welcomeBack(record.asked.text), tone: "warm" };
  const nextReply = isNew ? context.greeting : waits ? null : again;
  return {
    ...unstarted,
    withMicrophone: event.type === "person.accepts" && event.withMicrophone,
    kept: null,
    captions: captionsOf(record),
    lastId: lastId + 2,
    // What is said once is not said again: the next session's greeting is another reply.
    greeting: isNew ? greeting(lastId + 1) : context.greeting,
    nextReply,
    // What is welcomed back with is heard again from its beginning.
    record: { ...record, asked: { ...record.asked, heard: record.asked.text } },
  };
});

/** Everything that hears or speaks stops; what was said can be gone on with. */
export const leaveSession = session.enqueueActions(({ context, enqueue }) => {
  enqueue.sendTo("asker", { type: "abort" });
  enqueue.sendTo("voice", { type: "hush" });
  enqueue.sendTo("microphone", { type: "close" });
  const { utterance, awaited, record } = context;
  for (const id of utterance ? [...awaited, utterance.id] : awaited) {
    enqueue.sendTo("voice", { type: "drop-utterance", utterance: id });
  }
  enqueue.assign({
    utterance: null,
    awaited: [],
    speech: null,
    ask: null,
    kept: isWorthKeeping(record) ? record : null,
  });
});
