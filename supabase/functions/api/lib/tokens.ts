import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { Id } from "../../../../shared/src/contracts/primitives.ts";
import type { Settings } from "../settings.ts";
import { sessionOver, unavailable } from "./api-error.ts";

/** What a verified access token says of its owner. */
export interface TokenOwner {
  id: string;
  isGuest: boolean;
}

/**
 * Checks an access token's signature, algorithm, issuer, audience, role and time. Rejects with 401,
 * or with 503 when the project's keys cannot be fetched. `graceSeconds` lets a token pass that
 * expired not longer ago.
 */
export type VerifyToken = (token: string, graceSeconds?: number) => Promise<TokenOwner>;

const JWKS_CACHE_MS = 10 * 60 * 1000;

function ownerOf(payload: JWTPayload): TokenOwner {
  const id = Id.safeParse(payload.sub);
  if (!id.success || payload.role !== "authenticated") throw sessionOver();
  return { id: id.data, isGuest: payload.is_anonymous === true };
}

/** The fault of the token, and not of the way to the keys it is checked with. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // jose's own base class is what it throws for an unexpected answer of the key server.
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}

/** With a shared secret only HS256 is taken, with public keys only the asymmetric algorithms Supabase signs with. */
export function createTokenVerifier(settings: Settings): VerifyToken {
  const secret = settings.jwtSecret === null ? null : new TextEncoder().encode(settings.jwtSecret);
  const remote = createRemoteJWKSet(
    new URL(`${settings.internalUrl}/auth/v1/.well-known/jwks.json`),
    { cacheMaxAge: JWKS_CACHE_MS, timeoutDuration: settings.upstreamTimeoutMs },
  );
  return async (token, graceSeconds = 0) => {
    const options: JWTVerifyOptions = {
      issuer: `${settings.supabaseUrl}/auth/v1`,
      audience: "authenticated",
      algorithms: secret ? ["HS256"] : ["ES256", "RS256"],
      requiredClaims: ["sub", "exp"],
      clockTolerance: graceSeconds,
    };
    try {
      const { payload } = secret
        ? await jwtVerify(token, secret, options)
        : await jwtVerify(token, remote, options);
      return ownerOf(payload);
    } catch (error) {
      throw isTokensFault(error) ? sessionOver(error) : passOn(error);
    }
  };
}

function passOn(error: unknown) {
  return error instanceof Error && error.name === "ApiError" ? error : unavailable(error);
}
