import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeOpenAi, startFakeOpenAi } from "../../../../tests/fake-openai/server.ts";
import { strictSchemaFault } from "../../../../tests/fake-openai/strict-schema.ts";

const closed = (properties: Record<string, object>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Objects in objects, `levels` deep. */
const nested = (levels: number): object =>
  levels === 1 ? closed({}) : closed({ inner: nested(levels - 1) });

describe("strict schemas, as OpenAI takes them", () => {
  it.each<[string, object]>([
    [
      "an object with every kind of value",
      closed({
        a: { type: "string" },
        b: { type: ["number", "null"] },
        c: { type: "boolean" },
        d: { type: "array", items: { type: "integer" }, maxItems: 3 },
      }),
    ],
    ["ten levels of objects", nested(10)],
    ["a union inside", closed({ a: { anyOf: [{ type: "string" }, { type: "null" }] } })],
    [
      "a $schema at the root",
      { $schema: "http://json-schema.org/draft-07/schema#", ...closed({}) },
    ],
  ])("takes %s", (_, schema) => {
    expect(strictSchemaFault(schema)).toBeNull();
  });

  it.each<[string, object, string]>([
    ["an array at the root", { type: "array", items: { type: "string" } }, 'type: "object"'],
    ["an open object", { type: "object", properties: {}, required: [] }, "additionalProperties"],
    ["an optional property", { ...closed({ a: { type: "string" } }), required: [] }, "Missing 'a'"],
    ["a default", closed({ a: { type: "string", default: "x" } }), "'default' is not permitted"],
    ["a length", closed({ a: { type: "string", minLength: 1 } }), "'minLength' is not permitted"],
    ["a composition", closed({ a: { allOf: [{ type: "string" }] } }), "must have a 'type' key"],
    [
      "an unknown format",
      closed({ a: { type: "string", format: "uri" } }),
      "not a supported format",
    ],
    ["eleven levels of objects", nested(11), "11 levels of nesting"],
    [
      "too many enum values",
      closed({ a: { type: "string", enum: Array.from({ length: 1001 }, (_, i) => `v${i}`) } }),
      "enum values",
    ],
  ])("refuses %s", (_, schema, reason) => {
    expect(strictSchemaFault(schema)).toContain(reason);
  });
});

describe("requests, as OpenAI takes them", () => {
  let fake: FakeOpenAi;
  beforeAll(async () => {
    fake = await startFakeOpenAi();
  });
  afterAll(() => fake.stop());

  const good = {
    model: "gpt-6-luna",
    input: '{"texts":[]}',
    text: { format: { type: "json_schema", name: "risk", strict: true, schema: closed({}) } },
  };
  const post = async (body: unknown, key = fake.apiKey) => {
    const answer = await fetch(`${fake.baseUrl}/responses`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  it("answers a good one with a completed response", async () => {
    expect(await post(good)).toMatchObject({
      status: 200,
      body: { object: "response", status: "completed" },
    });
  });

  it.each<[string, object, string]>([
    ["without a model", { ...good, model: undefined }, "model"],
    ["without an input", { ...good, input: undefined }, "input"],
    ["with a field of another API", { ...good, messages: [] }, "messages"],
    [
      "with a name that has a space",
      { ...good, text: { format: { ...good.text.format, name: "a b" } } },
      "text.format.name",
    ],
    [
      "with an identifier over 64 characters",
      { ...good, safety_identifier: "x".repeat(65) },
      "safety_identifier",
    ],
    [
      "with an open schema",
      { ...good, text: { format: { ...good.text.format, schema: { type: "object" } } } },
      "text.format.schema",
    ],
  ])("refuses one %s", async (_, body, param) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { error: { type: "invalid_request_error", param } },
    });
  });

  it("refuses a wrong key", async () => {
    expect(await post(good, "sk-wrong")).toMatchObject({
      status: 401,
      body: { error: { code: "invalid_api_key" } },
    });
  });
});
