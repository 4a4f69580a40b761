import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Behaviour } from "./behaviour.ts";
import { type RequestFault, type ResponsesRequest, readRequest } from "./request.ts";
import { answerBody } from "./responses.ts";
import { sendStream } from "./stream.ts";

const API_KEY = "sk-for-tests";

/** A local server that speaks OpenAI's Responses API as strictly as OpenAI does. */
export interface FakeOpenAi {
  /** For `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  /** For `OPENAI_API_KEY`; any other key is refused. */
  readonly apiKey: string;
  /** Every request that passed the checks, oldest first. */
  readonly requests: ResponsesRequest[];
  /** Every fault found in a request; a test that expects none asserts it. */
  readonly faults: RequestFault[];
  /** How the next requests for answers of this format are treated, one each; then well again. */
  behave(format: string, ...behaviours: Behaviour[]): void;
  /** How all of them are treated that nothing else is said about. */
  behaveAlways(format: string, behaviour: Behaviour): void;
  /** Forgets requests, faults and what `behave` said. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: ResponsesRequest[] = [];
  const faults: RequestFault[] = [];
  const queues = new Map<string, Behaviour[]>();
  const standing = new Map<string, Behaviour>();

  function refuse(response: ServerResponse, found: RequestFault): void {
    faults.push(found);
    sendError(response, found);
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (message.url !== "/v1/responses") {
      return refuse(response, fault(404, `Invalid URL (${message.method} ${message.url})`));
    }
    if (message.method !== "POST") {
      return refuse(
        response,
        fault(405, "Not allowed to use this method.", "method_not_supported"),
      );
    }
    if (message.headers.authorization !== `Bearer ${API_KEY}`) {
      return refuse(response, fault(401, "Incorrect API key provided.", "invalid_api_key"));
    }
    const read = readRequest(await jsonBody(message));
    if ("fault" in read) return refuse(response, read.fault);
    const { request } = read;
    requests.push(request);
    const { name } = request.format;
    const behaviour = queues.get(name)?.shift() ?? standing.get(name) ?? { kind: "good" };
    respond(behaviour, request, response);
  }

  const server = createServer((message, response) => void handle(message, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: API_KEY,
    requests,
    faults,
    behave: (format, ...behaviours) => void queues.set(format, behaviours),
    behaveAlways: (format, behaviour) => void standing.set(format, behaviour),
    reset() {
      requests.length = 0;
      faults.length = 0;
      queues.clear();
      standing.clear();
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function jsonBody(message: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}

function sendError(response: ServerResponse, fault: RequestFault, headers = {}): void {
  const { status, message, param, code } = fault;
  const type =
    status >= 500 ? "server_error" : status === 429 ? "requests" : "invalid_request_error";
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message, type, param, code } }));
}

const fault = (status: number, message: string, code: string | null = null): RequestFault => ({
  status,
  message,
  param: null,
  code,
});

function respond(behaviour: Behaviour, request: ResponsesRequest, response: ServerResponse): void {
  switch (behaviour.kind) {
    case "hang":
      break;
    case "reset":
      response.socket?.resetAndDestroy();
      break;
    case "rate-limit": {
      const wait = behaviour.retryAfter;
      const headers = wait === undefined ? {} : { "retry-after": String(wait) };
      sendError(response, fault(429, "Rate limit reached.", "rate_limit_exceeded"), headers);
      break;
    }
    case "server-error":
      sendError(response, fault(500, "The server had an error while processing your request."));
      break;
    case "unauthorized":
      sendError(response, fault(401, "Incorrect API key provided.", "invalid_api_key"));
      break;
    default: {
      if (request.stream) {
        sendStream(response, answerBody(behaviour, request), behaviour.kind === "hang-mid-body");
        break;
      }
      const body = JSON.stringify(answerBody(behaviour, request));
      response.writeHead(200, { "content-type": "application/json" });
      if (behaviour.kind === "hang-mid-body") response.write(body.slice(0, body.length / 2));
      else response.end(body);
    }
  }
}
