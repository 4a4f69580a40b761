import { createServer } from "node:http";
import { findFreePort } from "../../supabase/local/process/free-port.ts";
import type { TestStack } from "../../supabase/local/testing/start-stack.ts";

/**
 * Offers a stack of their own to some of the tests. It starts when the first of them asks for it, and
 * all workers share it.
 *
 * @param variable of the environment by which workers find it
 * @param start begins it, and hands on what is to be ended; its answer is JSON
 * @returns the way to end it
 */
export async function offerStack(
  variable: string,
  start: (keep: (stack: TestStack) => void) => Promise<object>,
): Promise<() => Promise<void>> {
  let started: Promise<object> | null = null;
  let own: TestStack | null = null;
  const server = createServer((_, response) => {
    started ??= start((stack) => {
      own = stack;
    });
    started.then(
      (stack) => response.end(JSON.stringify(stack)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  process.env[variable] = `http://127.0.0.1:${port}`;
  return async () => {
    server.close();
    await started?.catch(() => undefined);
    await own?.stop();
  };
}

/** What the start of an offered stack answered; waits for it. */
export async function askForStack<T>(variable: string): Promise<T> {
  const response = await fetch(process.env[variable] ?? "");
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
