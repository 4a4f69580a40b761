import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";

/** Seconds that an access token is good for. Short: REST takes it until then, signed out or not. */
export const TOKEN_LIFETIME = 15 * 60;

const AUDIENCE = "authenticated";

/** The part of a user that an access token tells, as hosted Supabase's does. */
export interface TokenUser {
  id: string;
  email: string;
  isAnonymous: boolean;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
}

export interface AccessClaims extends JWTPayload {
  sub: string;
  role: string;
  /** Seconds since 1970. */
  exp: number;
}

/** A bearer that is not a token of ours, or no longer; `expired` says which. */
export class TokenError extends Error {
  override name = "TokenError";
  readonly expired: boolean;

  constructor(expired: boolean, options?: ErrorOptions) {
    super(expired ? "JWT expired" : "JWT is not valid", options);
    this.expired = expired;
  }
}

export const keyOf = (jwtSecret: string): Uint8Array => new TextEncoder().encode(jwtSecret);

/**
 * Signs the claims that @supabase/lite put into a token again, with those that hosted Supabase adds
 * and that the API, policies and clients read.
 */
export async function signAccessToken(
  claims: JWTPayload,
  user: TokenUser,
  issuer: string,
  key: Uint8Array,
): Promise<string> {
  const method = user.isAnonymous ? "anonymous" : "password";
  return await new SignJWT({
    ...claims,
    iss: issuer,
    aud: AUDIENCE,
    email: user.email,
    phone: "",
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    is_anonymous: user.isAnonymous,
    aal: "aal1",
    amr: [{ method, timestamp: claims.iat ?? Math.floor(Date.now() / 1000) }],
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(key);
}

/** @throws TokenError for anything but a token of ours that is still good */
export async function verifyAccessToken(token: string, key: Uint8Array): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      requiredClaims: ["sub", "exp", "role"],
    });
    return payload as AccessClaims;
  } catch (error) {
    throw new TokenError(error instanceof errors.JWTExpired, { cause: error });
  }
}
