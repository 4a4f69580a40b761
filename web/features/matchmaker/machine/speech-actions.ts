import { READINESS_TELLINGS } from "../constants.ts";
import type { Reply } from "../ports.ts";
import { withCutLine, withLine, withoutLine } from "./captions.ts";
import { announceable } from "./guards.ts";
import { countedOf, heardPart, restAfter } from "./heard.ts";
import type { Announcement, SessionContext, Speech } from "./session-events.ts";
import { session } from "./setup.ts";
import { READY_NEWS } from "./texts.ts";
import type { SpeechEvent } from "./voice-line.ts";

type Cut = Extract<SpeechEvent, { type: "speech.cut" }>;

const joined = (before: string, part: string) => [before, part].filter((text) => text).join(" ");

/** The next thing to say: the reply that waits, else an announcement. */
function nextSpeech(context: SessionContext): Partial<SessionContext> {
  const { nextReply, lastId, announcements, captions } = context;
  const speech = (reply: Reply, announcement: Announcement | null): Speech => ({
    of: reply.id,
    reply,
    announcement,
    takenUp: false,
    before: "",
    heard: null,
    skipped: false,
    read: false,
    over: false,
  });
  const line = ({ id, text }: Reply) =>
    withLine(captions, { id, who: "assistant", text, final: true });
  if (nextReply !== null) {
    return { nextReply: null, speech: speech(nextReply, null), captions: line(nextReply) };
  }
  const announcement = announceable(context);
  if (announcement === undefined) return {};
  const reply = { id: `r${lastId + 1}`, text: announcement.text, tone: announcement.tone };
  return {
    lastId: lastId + 1,
    announcements: announcements.filter((other) => other !== announcement),
    speech: speech(reply, announcement),
    captions: line(reply),
    // Announced once, and a session that is gone on with does not announce it again.
    record: announcement.isReadiness ? { ...context.record, readinessTold: true } : context.record,
  };
}

/** Begins to say what is next. Only the speaking state does so. */
export const say = session.enqueueActions(({ context, enqueue }) => {
  const next = nextSpeech(context);
  enqueue.assign(next);
  if (next.speech) enqueue.sendTo("voice", { type: "say", reply: next.speech.reply });
});

/** Nothing can be heard just now: what else was to be said can be read. */
export const captionAnnouncements = session.enqueueActions(({ context, enqueue }) => {
  if (announceable(context) === undefined) return;
  enqueue.assign(({ context: current }) => ({ ...nextSpeech({ ...current, nextReply: null }) }));
  enqueue.assign(({ context: { speech } }) => ({ speech: speech && { ...speech, over: true } }));
  enqueue(captionAnnouncements);
});

/** Stops what is being said; the answer to it is the event `speech.cut`. */
export const hush = session.sendTo("voice", { type: "hush" });

/** The person does not want to hear it: it does not come again, and can still be read. */
export const skip = session.assign(({ context: { speech }, event }) => {
  if (speech === null || event.type !== "person.interrupts") return {};
  const announcement = speech.announcement && { ...speech.announcement, isReadiness: false };
  return { speech: { ...speech, announcement, skipped: true, read: event.read } };
});

/** Stops it for a person who reads: they have the caption before their eyes, all of it. */
export const hushForReader = session.enqueueActions(({ context, enqueue }) => {
  if (context.speech) enqueue.assign({ speech: { ...context.speech, over: true } });
  enqueue(hush);
});

/** Stops a reply that is not used after all. */
export const retract = session.enqueueActions(({ context, enqueue }) => {
  const { speech, captions } = context;
  if (speech) {
    enqueue.assign({
      speech: { ...speech, over: true },
      captions: withoutLine(captions, speech.of),
    });
  }
  enqueue(hush);
});

/** The record after the question was heard only so far; one that is not asked yet is left alone. */
function withHeard({ record, ask }: SessionContext, speech: Speech, heard: string) {
  if (speech.announcement !== null || ask?.reply?.id === speech.of) return record;
  const { questionId, text } = record.asked;
  const counted = countedOf(questionId, text, heard, speech.read);
  return { ...record, asked: { ...record.asked, heard: counted } };
}

/** The history holds what was heard, not what was meant to be said. */
export function noteCut(context: SessionContext, event: Cut): Partial<SessionContext> {
  const { speech, captions } = context;
  if (speech === null || speech.over || speech.reply.id !== event.reply) return {};
  const heard = joined(
    speech.before,
    heardPart(speech.reply.text, event.heardMs, event.durationMs),
  );
  return {
    speech: { ...speech, heard, over: true },
    record: withHeard(context, speech, heard),
    ...(!event.broken && toTellAgain(context, speech, heard)),
    // What broke off by no deed of the person can still be read, and what they pressed away.
    captions: event.broken || speech.skipped ? captions : withCutLine(captions, speech.of, heard),
  };
}

/** Readiness that the person spoke over before they could hear it comes again. */
function toTellAgain(
  { announcements, record }: SessionContext,
  { announcement }: Speech,
  heard: string,
): Partial<SessionContext> | false {
  if (announcement === null || !announcement.isReadiness || heard.includes(READY_NEWS))
    return false;
  const interruptions = announcement.interruptions + 1;
  if (interruptions >= READINESS_TELLINGS) return false;
  const text = restAfter(announcement.text, heard);
  return {
    announcements: [...announcements, { ...announcement, text, interruptions }],
    record: { ...record, readinessTold: false },
  };
}

/** What is to be said again after speech broke off; empty when it did so before. */
export function restOf({ speech }: SessionContext, event: Cut): string {
  if (speech === null || speech.takenUp) return "";
  const { text } = speech.reply;
  return restAfter(text, heardPart(text, event.heardMs, event.durationMs));
}

/** Takes up speech that broke off. */
export const sayRest = session.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== "speech.cut" || context.speech === null) return;
  const { speech, lastId } = context;
  const { text, tone } = speech.reply;
  const rest = restOf(context, event);
  const reply = { id: `r${lastId + 1}`, text: rest, tone };
  const before = text.slice(0, text.length - rest.length).trim();
  const again = { ...speech, reply, takenUp: true, before, heard: null, over: false };
  enqueue.assign({
    lastId: lastId + 1,
    speech: again,
    record: withHeard(context, again, context.record.asked.text),
  });
  enqueue.sendTo("voice", { type: "say", reply });
});
