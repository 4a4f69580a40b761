import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.ts";

const MINIMAL = {
  SUPABASE_URL: "https://project.example/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};

describe("the function's settings", () => {
  it("need no more than the project and its keys", () => {
    expect(parseSettings(MINIMAL)).toMatchObject({
      supabaseUrl: "https://project.example",
      internalUrl: "https://project.example",
      jwtSecret: null,
      openai: null,
      trustedProxies: 0,
      allowedOrigins: [],
      autoApproveTherapists: false,
      dashboardUrl: null,
      allowances: { signInEmail: { limit: 10, windowSeconds: 900 } },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "the dictionaries of a hosted project",
      { SUPABASE_PUBLISHABLE_KEYS: '{"default":"p"}', SUPABASE_SECRET_KEYS: '{"default":"s"}' },
      "s",
    ],
    [
      "the older names of a hosted project",
      { SUPABASE_ANON_KEY: "p", SUPABASE_SERVICE_ROLE_KEY: "s" },
      "s",
    ],
  ])("find the keys in %s", (_, keys, secretKey) => {
    expect(parseSettings({ SUPABASE_URL: MINIMAL.SUPABASE_URL, ...keys })).toMatchObject({
      publishableKey: "p",
      secretKey,
    });
  });

  it("take a compatible server without a key, and take an empty value for none", () => {
    const { openai } = parseSettings({
      ...MINIMAL,
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "http://localhost:1234/v1",
    });
    expect(openai).toMatchObject({ baseUrl: "http://localhost:1234/v1", model: "gpt-6-luna" });
    expect(parseSettings({ ...MINIMAL, OPENAI_API_KEY: " " }).openai).toBeNull();
  });

  it("say where the project is administered: told, or known of a hosted one", () => {
    const dashboardOf = (variables: object) =>
      parseSettings({ ...MINIMAL, ...variables }).dashboardUrl;
    expect(dashboardOf({ SUPABASE_URL: "https://abcdefgh.supabase.co" })).toBe(
      "https://supabase.com/dashboard/project/abcdefgh",
    );
    const SUPABASE_DASHBOARD_URL = "https://studio.example/project";
    expect(dashboardOf({ SUPABASE_DASHBOARD_URL })).toBe(SUPABASE_DASHBOARD_URL);
    expect(dashboardOf({ SUPABASE_URL: "http://localhost:3000" })).toBeNull();
  });

  it("read limits, origins and proxies", () => {
    expect(
      parseSettings({
        ...MINIMAL,
        RATE_LIMIT_ANALYZE: "2/60",
        RATE_LIMIT_SESSION_REQUEST: "3/60",
        RATE_LIMIT_DOWNLOAD: "2/60",
        AUTO_APPROVE_THERAPISTS: "1",
        ALLOWED_ORIGINS: "https://a.example, https://b.example",
        TRUST_FORWARDED_FOR: "true",
      }),
    ).toMatchObject({
      allowances: {
        analyze: { limit: 2, windowSeconds: 60 },
        sessionRequest: { limit: 3, windowSeconds: 60 },
        download: { limit: 2, windowSeconds: 60 },
      },
      autoApproveTherapists: true,
      allowedOrigins: ["https://a.example", "https://b.example"],
      trustedProxies: 1,
    });
  });

  it.each<[Record<string, string | undefined>, string]>([
    [{ SUPABASE_URL: undefined }, "SUPABASE_URL must be set."],
    [{ SUPABASE_URL: "project" }, "SUPABASE_URL must be an http(s) address."],
    [{ SUPABASE_SECRET_KEY: "" }, "SUPABASE_SECRET_KEY must be set."],
    [{ JWT_SECRET: "hunter2" }, "JWT_SECRET must have at least 32 characters."],
    [
      { OPENAI_TIMEOUT_MS: "soon" },
      "OPENAI_TIMEOUT_MS must be a number of milliseconds up to 120000.",
    ],
    [{ AUTO_APPROVE_THERAPISTS: "yes" }, "AUTO_APPROVE_THERAPISTS must be 0 or 1."],
    [{ SUPABASE_DASHBOARD_URL: "studio" }, "SUPABASE_DASHBOARD_URL must be an http(s) address."],
    [{ RATE_LIMIT_ANSWER: "many" }, 'RATE_LIMIT_ANSWER must look like "10/900", times/seconds.'],
  ])("name the first wrong one in a sentence, and never its value: %j", (wrong, sentence) => {
    expect(() => parseSettings({ ...MINIMAL, ...wrong })).toThrow(sentence);
  });
});
