/**
 * The bearer token of an Authorization header; null for a visitor: no header, an empty one, or the
 * words that a browser sends for a token it does not have. Anything else is returned as it is, to
 * fail where tokens are checked.
 */
export function bearerToken(header: string | undefined): string | null {
  const token = (header ?? "").trim().replace(/^bearer(\s+|$)/i, "");
  return token === "" || token === "undefined" || token === "null" ? null : token;
}
