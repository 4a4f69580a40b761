import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { errorFacts, type Log } from "../log.ts";
import type { Secrets } from "../secrets.ts";
import { makePermanent, signInAnonymously } from "./anonymous-user.ts";
import { apiKeyKind } from "./api-keys.ts";
import { bearerOf, restRefusal } from "./bearer.ts";
import type { AuthService, SessionBody, UserBody, UserRow } from "./lite-types.ts";
import { keyOf, signAccessToken, type TokenUser } from "./tokens.ts";

export interface ExtensionOptions {
  secrets: Secrets;
  /** `iss` of the tokens, `{address}/auth/v1`. */
  issuer: string;
  log: Log;
}

/** Where an account is administered. */
const USER_OF_ADMIN = /^admin\/users\/([0-9a-f-]{36})$/i;

type LiteContext = Context<{ Variables: { authService: AuthService } }>;

/**
 * What the product uses of Auth. The rest would have to send e-mail, which the local stack does not,
 * and a one-time code that is never delivered can only be guessed.
 */
const OPEN_ROUTES = new Set(["signup", "token", "logout", "user", "settings", "health"]);

/**
 * Runs in front of @supabase/lite's routes and makes up for what it lacks: anonymous sign-in, the
 * claims of hosted tokens, the deletion of accounts, and REST's refusal of a bearer that is not good.
 */
export function authExtension({ secrets, issuer, log }: ExtensionOptions): MiddlewareHandler {
  const key = keyOf(secrets.jwtSecret);

  return async (plainContext, next) => {
    const context = plainContext as LiteContext;
    const { path } = context.req;
    if (path.startsWith("/rest/v1")) {
      const refusal = await restRefusal(bearerOf(context.req.raw.headers), key);
      return refusal ?? (await next());
    }
    if (!path.startsWith("/auth/v1/") || context.req.method === "OPTIONS") return await next();

    const route = path.slice("/auth/v1/".length);
    if (route.startsWith(".well-known/")) return await next();
    const userId = USER_OF_ADMIN.exec(route)?.[1];
    if (userId !== undefined && context.req.method === "DELETE") {
      return await deletion(context, userId);
    }
    if (!OPEN_ROUTES.has(route)) {
      return authError(404, "not_found", "The local stack does not offer this part of Auth.");
    }
    const auth = context.get("authService");
    if (route === "signup" && context.req.method === "POST") {
      const body = await readBody(context);
      if (body && !body.email && !body.phone) {
        if (!apiKeyKind(context.req.header("apikey"), secrets)) {
          return authError(401, "no_authorization", "No API key found in request");
        }
        return await anonymousSignUp(auth, body.data);
      }
    }
    await next();
    // A trigger on auth.users refused: hosted Auth tells no more than this, either.
    if (route === "signup" && context.res.status === 500) {
      context.res = authError(500, "unexpected_failure", "Database error saving new user");
    }
    if (context.res.ok) context.res = await completed(auth, context.res, route);
  };

  async function anonymousSignUp(auth: AuthService, data: unknown): Promise<Response> {
    const metadata = typeof data === "object" && data !== null ? { ...data } : {};
    try {
      const session = await signInAnonymously(auth, metadata);
      return await completed(auth, Response.json(session), "signup");
    } catch (error) {
      log.warn(errorFacts(error), "anonymous sign-in failed");
      return authError(500, "unexpected_failure", "Database error creating anonymous user");
    }
  }

  /** Removes an account for good, as hosted Auth does for whoever holds the secret key. */
  async function deletion(context: LiteContext, id: string): Promise<Response> {
    const { headers } = context.req.raw;
    if (apiKeyKind(bearerOf(headers) ?? headers.get("apikey"), secrets) !== "secret") {
      return authError(403, "not_admin", "User not allowed");
    }
    const { repo } = context.get("authService");
    if (!(await repo.findUserById(id))) return authError(404, "user_not_found", "User not found");
    try {
      await repo.deleteFrom("users").where("id", "=", id).execute();
      return Response.json({});
    } catch (error) {
      log.warn(errorFacts(error), "an account could not be deleted");
      return authError(500, "unexpected_failure", "Database error deleting user");
    }
  }

  /** Puts into an answer what hosted Auth says and @supabase/lite leaves out. */
  async function completed(auth: AuthService, answer: Response, route: string): Promise<Response> {
    if (!answer.headers.get("content-type")?.includes("json")) return answer;
    const body: unknown = await answer.clone().json();
    if (route === "user" && isUser(body)) {
      await makePermanent(auth, body.id);
      const user = await findUser(auth, body.id);
      return rewritten(answer, { ...body, email: user.email, is_anonymous: user.isAnonymous });
    }
    if (!isSession(body)) return answer;
    const user = await findUser(auth, body.user.id);
    const claims = decodeJwt(body.access_token);
    return rewritten(answer, {
      ...body,
      access_token: await signAccessToken(claims, user, issuer, key),
      user: { ...body.user, is_anonymous: user.isAnonymous },
    });
  }
}

async function findUser(auth: AuthService, id: string): Promise<TokenUser> {
  const row = await auth.repo.findUserById(id);
  if (!row) throw new Error("the user of this session is gone");
  const user: UserRow = auth.repo.parseUserJson(row);
  return {
    id,
    email: user.email ?? "",
    isAnonymous: user.is_anonymous,
    appMetadata: user.raw_app_meta_data as Record<string, unknown>,
    userMetadata: user.raw_user_meta_data as Record<string, unknown>,
  };
}

async function readBody(context: LiteContext): Promise<Record<string, unknown> | null> {
  try {
    // A copy: the route reads the body itself when this is no anonymous sign-in.
    const body: unknown = await context.req.raw.clone().json();
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

function rewritten(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** In the form that supabase-js reads. */
function authError(status: number, code: string, message: string): Response {
  const headers = { "x-sb-error-code": code };
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isUser = (value: unknown): value is UserBody =>
  isRecord(value) && typeof value.id === "string";

const isSession = (value: unknown): value is SessionBody =>
  isRecord(value) && typeof value.access_token === "string" && isUser(value.user);
