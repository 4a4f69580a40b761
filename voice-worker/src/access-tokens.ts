import { createRemoteJWKSet, type JWTVerifyOptions, jwtVerify } from "jose";
import type { VerifyToken } from "./session/session.ts";
import type { AuthSettings } from "./settings.ts";

/** Milliseconds; Supabase lets its public keys be kept so long. */
const KEYS_KEPT = 10 * 60 * 1_000;
const KEYS_TIMEOUT = 5_000;

/**
 * Checks Supabase's access tokens: signature, algorithm, issuer, audience, role and time. With a
 * shared secret only HS256 is taken, with public keys only what Supabase signs with them.
 */
export function createTokenVerifier(settings: AuthSettings): VerifyToken {
  const secret = settings.jwtSecret === null ? null : new TextEncoder().encode(settings.jwtSecret);
  const keys = createRemoteJWKSet(
    new URL(`${settings.internalUrl}/auth/v1/.well-known/jwks.json`),
    { cacheMaxAge: KEYS_KEPT, timeoutDuration: KEYS_TIMEOUT },
  );
  const options: JWTVerifyOptions = {
    issuer: `${settings.supabaseUrl}/auth/v1`,
    audience: "authenticated",
    algorithms: secret ? ["HS256"] : ["ES256", "RS256"],
    requiredClaims: ["sub", "exp"],
  };
  return async (token) => {
    const { payload } = secret
      ? await jwtVerify(token, secret, options)
      : await jwtVerify(token, keys, options);
    if (payload.role !== "authenticated") throw new Error("the token is of another role");
  };
}
