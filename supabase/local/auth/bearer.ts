import { TokenError, verifyAccessToken } from "./tokens.ts";

/** @returns the token of `Authorization: Bearer …`, or null without one */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * @supabase/lite answers a request whose token has expired or is forged as if it had none. PostgREST
 * refuses it, so that nothing a signed-in person sends is ever taken for a visitor's.
 *
 * @returns the refusal, or null when the request may go on
 */
export async function restRefusal(token: string | null, key: Uint8Array): Promise<Response | null> {
  // API keys travel as bearers too, and are checked where the `apikey` header is.
  if (token === null || token.startsWith("sb_")) return null;
  try {
    await verifyAccessToken(token, key);
    return null;
  } catch (error) {
    const expired = error instanceof TokenError && error.expired;
    return Response.json(
      {
        code: expired ? "PGRST303" : "PGRST301",
        details: null,
        hint: null,
        message: expired ? "JWT expired" : "JWT is not valid",
      },
      { status: 401, headers: { "www-authenticate": 'Bearer error="invalid_token"' } },
    );
  }
}
