import { describe, expect, it } from "vitest";
import { formatMessage, parseMessage, protocolVersion } from "./messages.ts";

const message = {
  joinRef: "1",
  ref: "2",
  topic: "realtime:client:u1",
  event: "phx_join",
  payload: { config: { private: true } },
};

describe.each(["1.0.0", "2.0.0"] as const)("protocol %s", (version) => {
  it("reads what it writes", () => {
    expect(parseMessage(formatMessage(message, version), version)).toEqual(message);
  });

  it.each(["", "{", "null", "[]", "{}", "7", '["1","2",3,"phx_join",{}]', '"text"'])(
    "takes %s for no message",
    (text) => {
      expect(parseMessage(text, version)).toBeNull();
    },
  );
});

it("writes what supabase-js reads", () => {
  expect(formatMessage(message, "2.0.0")).toBe(
    '["1","2","realtime:client:u1","phx_join",{"config":{"private":true}}]',
  );
  expect(JSON.parse(formatMessage(message, "1.0.0"))).toMatchObject({ join_ref: "1", ref: "2" });
});

it("makes an empty payload of one that is no object", () => {
  expect(parseMessage('["1","2","phoenix","heartbeat",null]', "2.0.0")?.payload).toEqual({});
});

it("speaks two versions, and 1.0.0 with whoever names none", () => {
  expect(protocolVersion(null)).toBe("1.0.0");
  expect(protocolVersion("2.0.0")).toBe("2.0.0");
  expect(protocolVersion("3.0.0")).toBeNull();
});
