import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.ts";

describe("the settings of the worker", () => {
  it("have a value for everything", () => {
    expect(parseSettings({})).toMatchObject({ port: 8080, auth: null });
    expect(parseSettings({ PORT: "" })).toEqual(parseSettings({}));
  });

  it("take what is given", () => {
    const settings = parseSettings({
      ALLOWED_ORIGINS: "https://a.example, https://b.example",
      SUPABASE_URL: "https://project.example/",
      VOICE_REQUIRE_TOKEN: "1",
      VOICE_RATE_SPEAK: "5/60",
      VOICE_IDLE_MINUTES: "0.5",
    });
    expect(settings.connections.allowedOrigins).toEqual(["https://a.example", "https://b.example"]);
    expect(settings.auth).toEqual({
      supabaseUrl: "https://project.example",
      internalUrl: "https://project.example",
      jwtSecret: null,
      required: true,
    });
    expect(settings.session.replies).toEqual({ times: 5, seconds: 60 });
    expect(settings.connections.idleMs).toBe(30_000);
  });

  it.each([
    [{ PORT: "eighty" }, "PORT must be a number from 0 to 65535."],
    [{ VOICE_MAX_SESSIONS: "1.5" }, "VOICE_MAX_SESSIONS must be a whole number from 1 to 100000."],
    [{ VOICE_RATE_SPEAK: "often" }, 'VOICE_RATE_SPEAK must look like "10/60", times/seconds.'],
    [{ SUPABASE_URL: "project" }, "SUPABASE_URL must be an http(s) address."],
    [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 32 characters."],
    [{ VOICE_REQUIRE_TOKEN: "1" }, "SUPABASE_URL must be set where VOICE_REQUIRE_TOKEN is 1."],
  ])("say in one sentence what is wrong with %o", (variables, sentence) => {
    expect(() => parseSettings(variables)).toThrow(sentence);
  });
});
