import { VoiceClient } from "../testing/voice-client.ts";
import { startWorkerProcess } from "./processes.ts";
import { table } from "./statistics.ts";

/** Sessions that talk without a pause; each leaves after a few turns, and another one comes. */
const SESSIONS = 40;
const TURNS = 5;

/** Looks at the memory in a soak. */
const LOOKS = 20;

/** Talks for so many minutes, and shows the worker's memory over time. */
export async function soak(minutes: number): Promise<string> {
  const server = await startWorkerProcess({ transcriptMs: 20, firstAudioMs: 20 });
  const until = performance.now() + minutes * 60_000;
  let conversations = 0;
  const talking = Array.from({ length: SESSIONS }, async () => {
    while (performance.now() < until) {
      await talk(server.url);
      conversations += 1;
    }
  });
  const rows: string[][] = [];
  for (let look = 1; look <= LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / LOOKS));
    const { rssMb, heapMb, cpu } = await server.usage();
    const row = [
      ((minutes * look) / LOOKS).toFixed(1),
      rssMb.toFixed(0),
      heapMb.toFixed(1),
      `${(cpu * 100).toFixed(0)}%`,
      String(conversations),
    ];
    process.stderr.write(`${row.join("  ")}\n`);
    rows.push(row);
  }
  await Promise.all(talking);
  await server.stop();
  return table(["minutes", "rss MB", "heap MB", "of a core", "conversations"], rows);
}

async function talk(url: string): Promise<void> {
  const client = await VoiceClient.open(url);
  for (let turn = 0; turn < TURNS; turn++) {
    client.messages.length = 0;
    await client.utter(1);
    client.say({ type: "tts", text: "Tell me more" });
    await client.next("tts-audio-complete");
  }
  // Some leave in the middle of it.
  client.say({ type: "start-listening" });
  client.speak(1);
  client.socket.terminate();
  await client.closed;
}
