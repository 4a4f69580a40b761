import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTokenVerifier } from "./access-tokens.ts";

const SECRET = "a secret of the tests that is long enough";
const SUPABASE = "https://project.example";

const claims = (differences: Record<string, unknown> = {}): JWTPayload => ({
  sub: "8b0f7a52-3c5e-4a55-9d8a-0b6d7a0e2f11",
  iss: `${SUPABASE}/auth/v1`,
  aud: "authenticated",
  role: "authenticated",
  exp: Math.floor(Date.now() / 1_000) + 60,
  ...differences,
});

const signed = (payload: JWTPayload, secret = SECRET) =>
  new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));

describe("a token signed with the shared secret", () => {
  const verify = createTokenVerifier({
    supabaseUrl: SUPABASE,
    internalUrl: SUPABASE,
    jwtSecret: SECRET,
    required: false,
  });

  it("is good", async () => {
    await expect(verify(await signed(claims()))).resolves.toBeUndefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ["is expired", { exp: Math.floor(Date.now() / 1_000) - 5 }],
    ["never expires", { exp: undefined }],
    ["has no subject", { sub: undefined }],
    ["is of another issuer", { iss: "https://other.example/auth/v1" }],
    ["is for another audience", { aud: "anon" }],
    ["is of another role", { role: "service_role" }],
  ])("is refused when it %s", async (_, differences) => {
    await expect(verify(await signed(claims(differences)))).rejects.toThrow();
  });

  it("is refused when forged or no token at all", async () => {
    const forged = await signed(claims(), "another secret that is just as long");
    for (const token of [forged, "a.b.c", ""]) await expect(verify(token)).rejects.toThrow();
  });
});

describe("a token signed with the project's own key", () => {
  let address: string;
  let privateKey: CryptoKey;
  let close: () => void;

  beforeAll(async () => {
    const pair = await generateKeyPair("ES256");
    privateKey = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "ES256", use: "sig" };
    const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => server.close();
  });
  afterAll(() => close());

  it("is checked with the key that the project publishes, and with no other", async () => {
    const verify = createTokenVerifier({
      supabaseUrl: SUPABASE,
      internalUrl: address,
      jwtSecret: null,
      required: false,
    });
    const byProject = (kid: string) =>
      new SignJWT(claims()).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey);
    await expect(verify(await byProject("k1"))).resolves.toBeUndefined();
    await expect(verify(await byProject("k2"))).rejects.toThrow();
    await expect(verify(await signed(claims()))).rejects.toThrow();
  });
});
