import { afterEach } from "vitest";
import type { Metrics } from "../metrics.ts";
import { startVoiceServer, type VoiceServer } from "../server.ts";
import { type ServiceChanges, testServices } from "./services.ts";
import { VoiceClient } from "./voice-client.ts";

export interface TestWorker {
  server: VoiceServer;
  metrics: Metrics;
  /** Of the sessions, and of HTTP. */
  ws: string;
  http: string;
  connect(options?: ConstructorParameters<typeof VoiceClient>[1]): Promise<VoiceClient>;
  /** The value of one line of `/metrics`, 0 when it is not there. */
  metric(line: string): Promise<number>;
}

/** Starts workers with fake engines on ports of their own, and ends them after each test. */
export function useTestWorkers(): (
  changes?: ServiceChanges,
  variables?: Record<string, string>,
) => Promise<TestWorker> {
  const servers: VoiceServer[] = [];
  const clients: VoiceClient[] = [];

  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.terminate();
    await Promise.all(servers.splice(0).map((server) => server.drain()));
  });

  return async (changes, variables) => {
    const { services, metrics, settings } = testServices(changes, {
      VOICE_DRAIN_SECONDS: "1",
      ...variables,
    });
    const server = await startVoiceServer({
      port: 0,
      host: "127.0.0.1",
      limits: settings.connections,
      services,
      metrics,
    });
    servers.push(server);
    const ws = `ws://127.0.0.1:${server.port}/ws`;
    const http = `http://127.0.0.1:${server.port}`;
    return {
      server,
      metrics,
      ws,
      http,
      async connect(options) {
        const client = new VoiceClient(ws, options);
        clients.push(client);
        await new Promise<void>((resolve) => {
          client.socket.once("open", () => resolve());
          client.socket.once("close", () => resolve());
        });
        return client;
      },
      async metric(line) {
        const text = await (await fetch(`${http}/metrics`)).text();
        const found = text.split("\n").find((each) => each.startsWith(`${line} `));
        return Number(found?.slice(line.length) ?? 0);
      },
    };
  };
}
