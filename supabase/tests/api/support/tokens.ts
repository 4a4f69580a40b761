import { type JWTPayload, SignJWT } from "jose";
import { inject } from "vitest";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = () => Math.floor(Date.now() / 1000);

/** What a stack's tokens are made with. */
export interface TokenSource {
  baseUrl: string;
  jwtSecret: string;
}

export const ourStack = (): TokenSource => ({
  baseUrl: inject("baseUrl"),
  jwtSecret: inject("jwtSecret"),
});

function claims(
  userId: string,
  differences: Record<string, unknown>,
  { baseUrl }: TokenSource,
): JWTPayload {
  return {
    sub: userId,
    iss: `${baseUrl}/auth/v1`,
    aud: "authenticated",
    role: "authenticated",
    iat: now() - 60,
    exp: now() + 600,
    ...differences,
  };
}

/** A token of this person that is signed as the stack signs, for claims that the stack would not give. */
export function signedToken(
  userId: string,
  differences: Record<string, unknown> = {},
  { secret, alg = "HS256" }: { secret?: string; alg?: string } = {},
  stack: TokenSource = ourStack(),
): Promise<string> {
  return new SignJWT(claims(userId, differences, stack))
    .setProtectedHeader({ alg, typ: "JWT" })
    .sign(new TextEncoder().encode(secret ?? stack.jwtSecret));
}

/** Every token that must never be taken, by what is wrong with it. */
export async function badTokens(userId: string): Promise<[string, string][]> {
  const good = await signedToken(userId);
  const [header = "", payload = "", signature = ""] = good.split(".");
  const other = base64(claims(crypto.randomUUID(), {}, ourStack()));
  return [
    ["expired", await signedToken(userId, { exp: now() - 5 })],
    ["without an end", await signedToken(userId, { exp: undefined })],
    ["signed with another secret", await signedToken(userId, {}, { secret: "x".repeat(64) })],
    ["alg none", `${base64({ alg: "none", typ: "JWT" })}.${payload}.`],
    ["alg none with a signature", `${base64({ alg: "none", typ: "JWT" })}.${payload}.${signature}`],
    ["another algorithm", await signedToken(userId, {}, { alg: "HS384" })],
    ["another payload under the same signature", `${header}.${other}.${signature}`],
    ["without a subject", await signedToken(userId, { sub: undefined })],
    ["a subject that is no id", await signedToken("1' or '1'='1")],
    ["of another issuer", await signedToken(userId, { iss: "https://evil.example/auth/v1" })],
    ["for another audience", await signedToken(userId, { aud: "anon" })],
    ["of the service role", await signedToken(userId, { role: "service_role" })],
    ["not a token", "x"],
    ["the secret key", inject("secretKey")],
    ["the publishable key", inject("publishableKey")],
  ];
}
