import soundClock from "./sound-clock.js?raw";

/** A sound that begins with its first audible sample, or ends with its last; milliseconds of `Date.now()`. */
export interface SoundMoment {
  who: "person" | "assistant";
  type: "began" | "ended";
  at: number;
}

declare global {
  interface Window {
    sounds: SoundMoment[];
    /** Of the last click, as the browser dates it. */
    clickedAt: number;
    /** Where the voice worker of the benchmark is. */
    workerUrl: string;
  }
}

/*
 * Runs in a page of the product before its own scripts: it dates what the microphone gives to the page
 * and what the page gives to the loudspeaker, and leads the page to the worker of the benchmark.
 */
window.sounds = [];
window.addEventListener(
  "click",
  ({ timeStamp }) => {
    window.clickedAt = performance.timeOrigin + timeStamp;
  },
  { capture: true },
);

const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(new URL(url).pathname === "/ws" ? window.workerUrl : url, protocols);
  }
};

const processor = URL.createObjectURL(new Blob([soundClock], { type: "text/javascript" }));
const watched = new WeakSet<AudioNode>();

async function watch(node: AudioNode, who: SoundMoment["who"]): Promise<void> {
  if (watched.has(node)) return;
  watched.add(node);
  const context = node.context as AudioContext;
  await context.audioWorklet.addModule(processor);
  const clock = new AudioWorkletNode(context, "sound-clock", { numberOfOutputs: 0 });
  clock.port.onmessage = ({ data }: MessageEvent<Omit<SoundMoment, "who">>) => {
    // What leaves the page is not heard before the browser has handed it on.
    const later = who === "assistant" ? 1_000 * context.outputLatency : 0;
    window.sounds.push({ who, type: data.type, at: data.at + later });
  };
  node.connect(clock);
}

const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
  if (this instanceof MediaStreamAudioSourceNode) void watch(this, "person");
  if (to instanceof AudioDestinationNode) void watch(this, "assistant");
  return connect.call(this, to);
} as typeof AudioNode.prototype.connect;
