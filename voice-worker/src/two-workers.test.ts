import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type ServerProcess, startWorkerProcess } from "./bench/processes.ts";
import { VoiceClient } from "./testing/voice-client.ts";

const balancers: Server[] = [];
const workers: ServerProcess[] = [];

afterEach(async () => {
  for (const balancer of balancers.splice(0)) balancer.close();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

async function startWorker(): Promise<ServerProcess> {
  const worker = await startWorkerProcess({ transcriptMs: 5, firstAudioMs: 5 });
  workers.push(worker);
  return worker;
}

/** A balancer as simple as can be: the next connection goes to the next worker that still answers. */
async function balance(ports: number[]): Promise<string> {
  const alive = [...ports];
  let turn = 0;
  const forward = (client: Socket) => {
    const port = alive[turn++ % alive.length];
    if (port === undefined) return client.destroy();
    const upstream = connect(port, "127.0.0.1");
    upstream.once("connect", () => {
      client.pipe(upstream).pipe(client);
      client.once("close", () => upstream.destroy());
      upstream.once("close", () => client.destroy());
    });
    upstream.on("error", () => {
      if (!upstream.connecting && upstream.bytesRead > 0) return client.destroy();
      const at = alive.indexOf(port);
      if (at !== -1) alive.splice(at, 1);
      return forward(client);
    });
  };
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    forward(client);
  });
  balancers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
}

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

async function sessionsOf(worker: ServerProcess): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${portOf(worker)}/healthz`);
  return ((await answer.json()) as { sessions: number }).sessions;
}

it("when one of two workers is killed, its clients go on with the other", async () => {
  const [first, second] = await Promise.all([startWorker(), startWorker()]);
  const url = await balance([portOf(first), portOf(second)]);
  const clients = await Promise.all(Array.from({ length: 10 }, () => VoiceClient.open(url)));
  const words = await Promise.all(clients.map((client) => client.utter()));
  expect(await Promise.all([first, second].map(sessionsOf))).toEqual([5, 5]);

  for (const client of clients) client.say({ type: "start-listening" });
  await Promise.all(clients.map((client) => client.next("listening-ready", 2)));
  for (const client of clients) client.speak(1);
  first.kill();

  // As the page does: a socket that closes is opened again, and the utterance begins anew.
  let anew = 0;
  const texts = await Promise.all(
    clients.map(async (client) => {
      const gone = await Promise.race([client.closed, client.utterOn().catch(() => client.closed)]);
      if (typeof gone === "string") return gone;
      anew += 1;
      const again = await VoiceClient.open(url);
      clients.push(again);
      return await again.utter();
    }),
  );
  expect(texts).toEqual(words);
  expect(anew).toBe(5);
  expect(await sessionsOf(second)).toBe(10);
  for (const { socket } of clients) socket.terminate();
}, 60_000);
