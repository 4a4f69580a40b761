import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseSettings, type Settings } from "../settings.ts";
import { createTokenVerifier } from "./tokens.ts";

const SECRET = "a secret of the tests that is long enough";
const PERSON = "8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11";
const ISSUER = "https://project.example/auth/v1";

const settings = (differences: Partial<Settings> = {}): Settings => ({
  ...parseSettings({
    SUPABASE_URL: "https://project.example",
    SUPABASE_PUBLISHABLE_KEY: "p",
    SUPABASE_SECRET_KEY: "s",
    JWT_SECRET: SECRET,
    UPSTREAM_TIMEOUT_MS: "1000",
  }),
  ...differences,
});

const claims = (differences: Record<string, unknown> = {}): JWTPayload => ({
  sub: PERSON,
  iss: ISSUER,
  aud: "authenticated",
  role: "authenticated",
  exp: Math.floor(Date.now() / 1000) + 60,
  ...differences,
});
const signed = (payload: JWTPayload, secret = SECRET, alg = "HS256") =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const statusOf = (checked: Promise<unknown>) =>
  checked.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe("an access token signed with the shared secret", () => {
  const verify = createTokenVerifier(settings());

  it("says who its owner is", async () => {
    expect(await verify(await signed(claims()))).toEqual({ id: PERSON, isGuest: false });
    expect(await verify(await signed(claims({ is_anonymous: true })))).toMatchObject({
      isGuest: true,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ["is expired", { exp: Math.floor(Date.now() / 1000) - 5 }],
    ["never expires", { exp: undefined }],
    ["has no subject", { sub: undefined }],
    ["has a subject that is no id", { sub: "1 or 1=1" }],
    ["is of another issuer", { iss: "https://other.example/auth/v1" }],
    ["is for another audience", { aud: "anon" }],
    ["is of another role", { role: "service_role" }],
    ["is not valid yet", { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])("is refused when it %s", async (_, differences) => {
    expect(await statusOf(verify(await signed(claims(differences))))).toBe(401);
  });

  it("is refused when forged, unsigned or of another algorithm", async () => {
    const none = `${base64({ alg: "none" })}.${base64(claims())}.`;
    expect(
      await statusOf(verify(await signed(claims(), "another secret of the same length as"))),
    ).toBe(401);
    expect(await statusOf(verify(none))).toBe(401);
    expect(await statusOf(verify(await signed(claims(), SECRET.repeat(2), "HS512")))).toBe(401);
    expect(await statusOf(verify("a.b.c"))).toBe(401);
    expect(await statusOf(verify("Basic dXNlcjpwYXNz"))).toBe(401);
  });

  it("passes within its grace, and not beyond", async () => {
    const late = await signed(claims({ exp: Math.floor(Date.now() / 1000) - 50 }));
    expect(await statusOf(verify(late, 60))).toBe(200);
    expect(await statusOf(verify(late, 40))).toBe(401);
  });
});

describe("an access token signed with the project's own key", () => {
  let address: string;
  let privateKey: CryptoKey;
  let stop: () => void;

  beforeAll(async () => {
    const pair = await generateKeyPair("ES256");
    privateKey = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "ES256", use: "sig" };
    const app = new Hono().get("/auth/v1/.well-known/jwks.json", (c) => c.json({ keys: [jwk] }));
    await new Promise<void>((listening) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
        address = `http://127.0.0.1:${port}`;
        listening();
      });
      stop = () => server.close();
    });
  });
  afterAll(() => stop());

  const signedByProject = (kid: string) =>
    new SignJWT(claims()).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey);

  it("is checked with the key that the project publishes", async () => {
    const verify = createTokenVerifier(settings({ jwtSecret: null, internalUrl: address }));
    expect(await verify(await signedByProject("k1"))).toMatchObject({ id: PERSON });
    expect(await statusOf(verify(await signedByProject("k2")))).toBe(401);
  });

  it("is refused when signed with a secret instead", async () => {
    const verify = createTokenVerifier(settings({ jwtSecret: null, internalUrl: address }));
    expect(await statusOf(verify(await signed(claims())))).toBe(401);
  });

  it("is neither taken nor refused while the keys cannot be fetched", async () => {
    const nowhere = settings({ jwtSecret: null, internalUrl: "http://127.0.0.1:9" });
    expect(await statusOf(createTokenVerifier(nowhere)(await signedByProject("k1")))).toBe(503);
    const wrong = settings({ jwtSecret: null, internalUrl: `${address}/elsewhere` });
    expect(await statusOf(createTokenVerifier(wrong)(await signedByProject("k1")))).toBe(503);
  });
});
