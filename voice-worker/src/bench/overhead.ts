import { VoiceClient } from "../testing/voice-client.ts";
import { type Load, openLoad } from "./load.ts";
import { type EngineDelays, REALISTIC_DELAYS, startWorkerProcess } from "./processes.ts";
import { percentile, table } from "./statistics.ts";

const TIMES = 60;

/** Sessions that speak meanwhile. */
const OTHERS = 100;

const ENGINES: [string, EngineDelays][] = [
  ["no delay", { transcriptMs: 0, firstAudioMs: 0 }],
  ["realistic delay", REALISTIC_DELAYS],
];

/** What the worker adds to what its engines take, alone and among others. */
export async function measureOverhead(): Promise<string> {
  const rows: string[][] = [];
  for (const [name, delays] of ENGINES) {
    for (const others of [0, OTHERS]) {
      const server = await startWorkerProcess(delays);
      const load: Load = await openLoad(server.url, others);
      const meanwhile = load.measure(TIMES * 1_000);
      const { transcript, firstAudio } = await converse(server.url, delays);
      load.stop();
      void meanwhile.catch(() => undefined);
      await server.stop();
      rows.push([
        `${name}, ${others} others`,
        ...[transcript, firstAudio].flatMap((waits) =>
          [0.5, 0.95].map((share) => percentile(waits, share).toFixed(1)),
        ),
      ]);
    }
  }
  return table(
    [
      "engine",
      "last chunk → transcript p50 ms",
      "p95 ms",
      "engine's first audio → first MP3 p50 ms",
      "p95 ms",
    ],
    rows,
  );
}

async function converse(url: string, { transcriptMs, firstAudioMs }: EngineDelays) {
  const client = await VoiceClient.open(url);
  const transcript: number[] = [];
  const firstAudio: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    client.messages.length = 0;
    client.say({ type: "start-listening" });
    await client.next("listening-ready");
    let began = performance.now();
    client.speak(1);
    client.say({ type: "stop-listening" });
    await client.next("transcript");
    transcript.push(performance.now() - began - transcriptMs);
    began = performance.now();
    client.say({ type: "tts", text: "How are you feeling today?" });
    await client.next("tts-audio-chunk");
    firstAudio.push(performance.now() - began - firstAudioMs);
    await client.next("tts-audio-complete");
  }
  await client.leave();
  return { transcript, firstAudio };
}
