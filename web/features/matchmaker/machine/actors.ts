import type {
  FinalizeSessionAnswer,
  FinalizeSessionRequest,
  NextQuestionRequest,
  SessionSummaryAnswer,
  SessionSummaryRequest,
} from "@rapport/shared/contracts/matchmaker.ts";
import { fromCallback, fromPromise } from "xstate";
import type { MatchmakerPorts, MicrophoneHandle, Reply } from "../ports.ts";
import type { MeterBoard } from "./meter-board.ts";
import type { SessionEvent } from "./session-events.ts";
import { VoiceLine } from "./voice-line.ts";

interface ActorInput {
  ports: MatchmakerPorts;
  meters: MeterBoard;
}

export type VoiceCommand =
  | { type: "connect" }
  | { type: "prepare"; reply: Reply }
  | { type: "forget"; reply: string }
  | { type: "say"; reply: Reply }
  | { type: "hush" }
  | { type: "start-listening"; utterance: string }
  | { type: "audio"; utterance: string; pcm: Uint8Array<ArrayBuffer> }
  | { type: "stop-listening"; utterance: string }
  | { type: "drop-utterance"; utterance: string }
  | { type: "close" };

/** Hears and speaks, as long as the page is open. */
export const voice = fromCallback<VoiceCommand, ActorInput>(({ input, sendBack, receive }) => {
  const open = () => new VoiceLine(input.ports, (event: SessionEvent) => sendBack(event));
  let line = open();
  input.meters.assistant = () => line.meter;
  receive((command) => {
    if (line.isClosed && command.type !== "close") line = open();
    switch (command.type) {
      case "connect":
        return line.connect();
      case "prepare":
        return line.prepare(command.reply);
      case "forget":
        return line.forget(command.reply);
      case "say":
        return line.say(command.reply);
      case "hush":
        return line.hush();
      case "start-listening":
        return line.startListening(command.utterance);
      case "audio":
        return line.sendAudio(command.utterance, command.pcm);
      case "stop-listening":
        return line.stopListening(command.utterance);
      case "drop-utterance":
        return line.dropUtterance(command.utterance);
      case "close":
        return line.close();
    }
  });
  return () => line.close();
});

export type MicrophoneCommand =
  | { type: "open"; deviceId: string | null; muted: boolean }
  | { type: "begin-utterance" }
  | { type: "end-utterance" }
  | { type: "mute"; muted: boolean }
  | { type: "resume" }
  | { type: "close" };

/** The microphone: one at a time, each opened anew. */
export const microphone = fromCallback<MicrophoneCommand, ActorInput>(
  ({ input, sendBack, receive }) => {
    let handle: MicrophoneHandle | null = null;
    const close = () => {
      handle?.close();
      handle = null;
    };
    input.meters.person = () => handle;
    receive((command) => {
      switch (command.type) {
        case "open":
          close();
          handle = input.ports.microphone.open(command.deviceId, (event: SessionEvent) =>
            sendBack(event),
          );
          handle.setMuted(command.muted);
          break;
        case "begin-utterance":
          handle?.beginUtterance();
          break;
        case "end-utterance":
          handle?.endUtterance();
          break;
        case "mute":
          handle?.setMuted(command.muted);
          break;
        case "resume":
          handle?.resume();
          break;
        case "close":
          close();
      }
    });
    return close;
  },
);

export type AskCommand =
  | { type: "ask"; ask: string; request: NextQuestionRequest }
  | { type: "abort" };

/** Asks for the next question; a new one takes the place of the one before. */
export const asker = fromCallback<AskCommand, ActorInput>(({ input, sendBack, receive }) => {
  let current: AbortController | null = null;
  const abort = () => current?.abort();
  receive((command) => {
    abort();
    if (command.type === "abort") return;
    current = new AbortController();
    const { signal } = current;
    const tell = (event: SessionEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    void askNext(input.ports, command.ask, command.request, signal, tell);
  });
  return abort;
});

async function askNext(
  { calls }: MatchmakerPorts,
  ask: string,
  request: NextQuestionRequest,
  signal: AbortSignal,
  tell: (event: SessionEvent) => void,
): Promise<void> {
  try {
    for await (const event of calls.askNext(request, signal)) {
      if (event.type === "spokenText") {
        tell({ type: "next.spoken", ask, text: event.text, tone: event.tone });
      } else if (event.type === "complete") {
        tell({ type: "next.complete", ask, result: event.data });
        return;
      } else break;
    }
  } catch {
    // Whoever made the call has said why; here it only matters that there is no answer.
  }
  tell({ type: "next.failed", ask });
}

interface CallInput<Request> {
  ports: MatchmakerPorts;
  request: Request;
}

export const finalise = fromPromise<FinalizeSessionAnswer, CallInput<FinalizeSessionRequest>>(
  ({ input, signal }) => input.ports.calls.finalize(input.request, signal),
);

export const summarise = fromPromise<SessionSummaryAnswer, CallInput<SessionSummaryRequest>>(
  ({ input, signal }) => input.ports.calls.summarise(input.request, signal),
);

/** Tells of microphones that come and go, and of the page being hidden and shown. */
export const surroundings = fromCallback<{ type: never }, ActorInput>(({ input, sendBack }) => {
  const { microphone, page } = input.ports;
  const endDevices = microphone.watchDevices(() => sendBack({ type: "devices.changed" }));
  const endPage = page.watch((event) => sendBack(event));
  return () => {
    endDevices();
    endPage();
  };
});
