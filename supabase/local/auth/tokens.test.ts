import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { restRefusal } from "./bearer.ts";
import { keyOf, signAccessToken, verifyAccessToken } from "./tokens.ts";

const key = keyOf("a secret that is long enough for HS256");
const issuer = "http://localhost:3000/auth/v1";
const now = Math.floor(Date.now() / 1000);
const claims = { sub: "u1", role: "authenticated", session_id: "s1", iat: now, exp: now + 900 };
const user = {
  id: "u1",
  email: "",
  isAnonymous: true,
  appMetadata: {},
  userMetadata: { role: "client" },
};

const sign = (payload: Record<string, unknown>, secret = key) =>
  new SignJWT({ aud: "authenticated", ...payload })
    .setProtectedHeader({ alg: "HS256" })
    .sign(secret);

describe("an access token", () => {
  it("tells what hosted tokens tell", async () => {
    expect(decodeJwt(await signAccessToken(claims, user, issuer, key))).toEqual({
      ...claims,
      iss: issuer,
      aud: "authenticated",
      email: "",
      phone: "",
      app_metadata: {},
      user_metadata: { role: "client" },
      is_anonymous: true,
      aal: "aal1",
      amr: [{ method: "anonymous", timestamp: now }],
    });
  });

  it("is good until it ends", async () => {
    const token = await signAccessToken(claims, user, issuer, key);
    await expect(verifyAccessToken(token, key)).resolves.toMatchObject({ sub: "u1" });
  });

  it("has expired after that", async () => {
    const token = await sign({ ...claims, exp: now - 1 });
    await expect(verifyAccessToken(token, key)).rejects.toMatchObject({ expired: true });
  });

  it.each([
    [
      "signed with another secret",
      () => sign(claims, keyOf("another secret, just as long as ours")),
    ],
    ["for another audience", () => sign({ ...claims, aud: "somebody else" })],
    ["without a role", () => sign({ sub: "u1", exp: now + 900 })],
    ["without an end", () => sign({ sub: "u1", role: "authenticated" })],
    [
      "without a signature",
      async () => new UnsecuredJWT({ ...claims, aud: "authenticated" }).encode(),
    ],
    ["that is no token", async () => "abc"],
  ])("%s is refused", async (_, make) => {
    await expect(verifyAccessToken(await make(), key)).rejects.toMatchObject({ expired: false });
  });
});

describe("a bearer at REST", () => {
  it("passes when it is missing, an API key or good", async () => {
    expect(await restRefusal(null, key)).toBeNull();
    expect(await restRefusal("sb_publishable_x", key)).toBeNull();
    expect(await restRefusal(await sign(claims), key)).toBeNull();
  });

  it("is refused as PostgREST does when it has expired or is forged", async () => {
    const expired = await restRefusal(await sign({ ...claims, exp: now - 1 }), key);
    expect(expired?.status).toBe(401);
    expect(await expired?.json()).toMatchObject({ code: "PGRST303", message: "JWT expired" });
    const forged = await restRefusal("a.b.c", key);
    expect(forged?.status).toBe(401);
    expect(await forged?.json()).toMatchObject({ code: "PGRST301" });
  });
});
