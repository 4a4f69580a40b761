import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Some clients offer to go on in HTTP/2 with every request. Node takes that for a wish to leave HTTP
 * and hands the socket over; the offer is declined here by answering as if it had not been made.
 *
 * @returns false when that cannot be done, since a body would follow that nobody reads any more
 */
export function answerWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Socket,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once("finish", () => socket.end());
  server.emit("request", request, response);
  return true;
}
