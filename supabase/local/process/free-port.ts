import { createServer } from "node:net";

/** Below the range that systems hand out to outgoing connections, where a free port may be gone. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @returns a TCP port of this machine that nobody listened on a moment ago */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}
