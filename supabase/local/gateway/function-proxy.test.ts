import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createFunctionProxy, type Handler } from "./function-proxy.ts";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(handler: Handler): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1" }, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A gateway in front of a function that does what the test wants. */
async function behindProxy(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const url = await listen(handler);
  return await listen(createFunctionProxy({ url, ready: true }, createLog("silent")));
}

describe("a request to the function", () => {
  it("arrives as it was sent, and tells who really called", async () => {
    const gateway = await behindProxy((request, response) => {
      response.end(JSON.stringify({ url: request.url, headers: request.headers }));
    });
    const answer = await fetch(`${gateway}/api/therapists?limit=2`, {
      headers: {
        authorization: "Bearer token",
        "x-forwarded-for": "6.6.6.6",
        "x-real-ip": "6.6.6.6",
        "x-forwarded-host": "evil.example",
        forwarded: "for=6.6.6.6",
      },
    });
    const { url, headers } = await answer.json();
    expect(url).toBe("/api/therapists?limit=2");
    expect(headers).toMatchObject({
      authorization: "Bearer token",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
  });

  it("may use the path that functions have when hosted", async () => {
    const gateway = await behindProxy((request, response) => {
      response.end(request.url);
    });
    expect(await (await fetch(`${gateway}/functions/v1/api/health?a=b`)).text()).toBe(
      "/api/health?a=b",
    );
  });
});

describe("an answer of the function", () => {
  it("comes event by event, not when it is whole", async () => {
    let upstream: ServerResponse | undefined;
    const gateway = await behindProxy((_, response) => {
      upstream = response;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
    });
    const answer = await fetch(`${gateway}/api/stream`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The second is sent only after the first was read: it could not pass through a buffer.
    expect((await reader?.read())?.value).toBe("data: 1\n\n");
    upstream?.end("data: 2\n\n");
    expect((await reader?.read())?.value).toBe("data: 2\n\n");
    expect((await reader?.read())?.done).toBe(true);
  });

  it("is given up when the client hangs up", async () => {
    const abort = new AbortController();
    const givenUp = new Promise<void>((resolve, reject) => {
      behindProxy((_, response) => {
        response.once("close", resolve);
        response.writeHead(200);
        response.write("begun");
      })
        .then((gateway) => fetch(`${gateway}/api/stream`, { signal: abort.signal }))
        .then(() => abort.abort())
        .catch(reject);
    });
    await givenUp;
  });

  it("that breaks off in the middle breaks off for the client too", async () => {
    const gateway = await behindProxy((_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("begun", () => response.destroy());
    });
    const answer = await fetch(`${gateway}/api/stream`);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe("without a function", () => {
  it("answers 502 in JSON when it cannot be reached", async () => {
    const upstream = { url: "http://127.0.0.1:1", ready: true };
    const gateway = await listen(createFunctionProxy(upstream, createLog("silent")));
    const answer = await fetch(`${gateway}/api/health`);
    expect(answer.status).toBe(502);
    const message = "The server could not be reached. Please try again.";
    expect(await answer.json()).toEqual({ error: message, message });
  });

  it("answers 502 in JSON when it falls before it answers", async () => {
    const gateway = await behindProxy((request) => {
      request.socket.destroy();
    });
    const answer = await fetch(`${gateway}/api/process-response`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toHaveProperty("error");
  });

  it("answers 503 in JSON while it is started again", async () => {
    const upstream = { url: "http://127.0.0.1:1", ready: false };
    const gateway = await listen(createFunctionProxy(upstream, createLog("silent")));
    const answer = await fetch(`${gateway}/api/health`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await answer.json()).toHaveProperty("message");
  });
});
