import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { reportUsage } from "./usage.ts";

/** A bare `ws` server that does nothing with a message but answer: with the message itself, or a few words. */
const wholeMessage = process.argv[2] === "echo";
const answer = '{"type":"transcript","transcript":{"text":"a few words","final":false}}';

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.once("listening", () => reportUsage((server.address() as AddressInfo).port));
server.on("connection", (socket) => {
  socket.on("message", (data, binary) =>
    wholeMessage ? socket.send(data, { binary }) : socket.send(answer),
  );
});
