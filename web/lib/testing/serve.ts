import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** What a test sees of a request. */
export interface ReceivedRequest {
  method: string;
  path: string;
  bearer: string | null;
  body: unknown;
}

/** What a test answers; an object is sent as JSON, text as it is. */
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

/** Answers real requests from `reply` on a free port, and makes that the page's own origin. */
export async function serve(
  reply: (request: ReceivedRequest) => Reply | Promise<Reply>,
): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await receive(incoming);
    requests.push(request);
    const { status = 200, body = {}, headers = {} } = await reply(request);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  pointPageAt(`http://127.0.0.1:${address.port}/`);
  return {
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    bearer: incoming.headers.authorization?.replace(/^Bearer /, "") ?? null,
    body: text === "" ? null : JSON.parse(text),
  };
}

function pointPageAt(url: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL(url);
}
