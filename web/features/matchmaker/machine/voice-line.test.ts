import { beforeEach, expect, test } from "vitest";
import { fakePorts } from "../testing/talk.ts";
import { VoiceLine, type VoiceLineEvent } from "./voice-line.ts";

let outside: ReturnType<typeof fakePorts>;
let line: VoiceLine;
let events: VoiceLineEvent[];

const REPLY = { id: "r1", text: "And what about work?", tone: "calm" };
const OTHER = { id: "r2", text: "And what about home?", tone: "calm" };

beforeEach(() => {
  outside = fakePorts();
  events = [];
  line = new VoiceLine(outside.ports, (event) => events.push(event));
});

const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 10) outside.clock.increment(10);
};
const types = () => events.map(({ type }) => type);

test("what is asked before the worker has answered is done then, in its order", () => {
  line.startListening("u1");
  line.stopListening("u1");
  expect(outside.ports.connection.started).toEqual([]);
  line.connect();
  pass(10);
  expect(outside.ports.connection).toMatchObject({ started: ["u1"], stopped: ["u1"] });
});

test("what was to be said and no longer is, is not said when the worker has answered", () => {
  line.say(REPLY);
  line.hush();
  line.connect();
  pass(3_000);
  expect(outside.ports.connection.replies).toEqual([]);
  expect(types()).toEqual(["speech.cut", "voices.known"]);
});

test("a reply that was fetched ahead is heard at once, and fetched only once", () => {
  line.connect();
  line.prepare(REPLY);
  pass(500);
  expect(outside.ports.player.playing).toBe(0);
  line.say(REPLY);
  expect(outside.ports.player.playing).toBe(1);
  pass(2_000);
  expect(outside.ports.connection.replies).toEqual([REPLY]);
  expect(types()).toEqual(["voices.known", "speech.started", "speech.nearly-done", "speech.ended"]);
});

test("one that could not be fetched ahead is fetched again when it is said", () => {
  line.connect();
  outside.ports.connection.speech = "fails";
  line.prepare(REPLY);
  pass(500);
  outside.ports.connection.speech = "speaks";
  line.say(REPLY);
  pass(100);
  expect(outside.ports.player.playing).toBe(1);
});

test("one that is forgotten while it is fetched is cancelled, and never played", () => {
  line.connect();
  pass(10);
  line.prepare(REPLY);
  line.forget(REPLY.id);
  expect(outside.ports.connection.cancelled).toEqual([REPLY.id]);
  pass(3_000);
  expect(outside.ports.player.playing).toBe(0);
});

test("a new reply stops the one that is being said, and tells how much of it was heard", () => {
  line.connect();
  line.say(REPLY);
  pass(560);
  line.say(OTHER);
  expect(events.at(-1)).toEqual({
    type: "speech.cut",
    reply: "r1",
    heardMs: 500,
    durationMs: 2_000,
    broken: false,
  });
  pass(100);
  expect(outside.ports.player.playing).toBe(1);
});

test("closed, it is silent and says nothing more", () => {
  line.connect();
  line.say(REPLY);
  pass(500);
  const before = events.length;
  line.close();
  expect(outside.ports.player.playing).toBe(0);
  pass(3_000);
  expect(events).toHaveLength(before);
});
