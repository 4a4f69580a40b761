import * as z from "zod/mini";

/** How often something may be done: at most `limit` times in `windowSeconds`. */
export interface Allowance {
  limit: number;
  windowSeconds: number;
}

/** What is counted in Postgres, so that the count holds across all copies of the function. */
export interface Allowances {
  /** Sign-ins that failed, an e-mail address. */
  signInEmail: Allowance;
  /** Sign-ins, a network address. */
  signInAddress: Allowance;
  /** New accounts, a network address. */
  register: Allowance;
  /** Answers sent, an account; ten times as many from an address without one. */
  answer: Allowance;
  /** Analyses asked for, an account; ten times as many from an address without one. */
  analyze: Allowance;
  /** Turns and summaries of conversations, asked in advance too; an account; ten times as many from an address without one. */
  converse: Allowance;
  /** Profiles and descriptions asked for, an account. */
  generate: Allowance;
  /** Passwords tried at the door of the expert pages, a network address. */
  expertSignIn: Allowance;
  /** Thoughts processed, refined or converted, an expert-access token. */
  process: Allowance;
  /** Wishes for a first session, an account. */
  sessionRequest: Allowance;
  /** Downloads of the own data, an account. */
  download: Allowance;
}

export interface OpenAiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** The longest that a call may take, its second attempt included. */
  timeoutMs: number;
  /** The longest that reading a text for risk may take; a person waits for it at every answer. */
  riskTimeoutMs: number;
  /** The longest that a turn of a conversation may take; a person waits in silence for it. */
  turnTimeoutMs: number;
}

export interface Settings {
  /** The project as the world sees it; tokens are issued by `{supabaseUrl}/auth/v1`. */
  supabaseUrl: string;
  /** The same project as this process reaches it. */
  internalUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The shared secret of HS256 tokens; without one, tokens are checked with the project's public keys. */
  jwtSecret: string | null;
  /** Other origins whose pages may call this API. */
  allowedOrigins: string[];
  /** How many proxies in front are ours, and so how many entries of `X-Forwarded-For` are true. */
  trustedProxies: number;
  upstreamTimeoutMs: number;
  /** A refused sign-in never answers sooner, so that its time does not tell whether the account exists. */
  refusedSignInMs: number;
  /** How long a request waits for a profile before it answers that the profile is being made. */
  profileWaitMs: number;
  /** Whether a therapist is approved without anybody looking at the entry; for running locally. */
  autoApproveTherapists: boolean;
  /** Where admins administer the project; null where there is no such place. */
  dashboardUrl: string | null;
  openai: OpenAiSettings | null;
  allowances: Allowances;
}

/** A setting that is missing or wrong, in one sentence for whoever starts the function. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const text = z.string().check(z.minLength(1));
const milliseconds = (max: number) =>
  z.coerce
    .number(`must be a number of milliseconds up to ${max}`)
    .check(z.int(), z.gte(1), z.lte(max, `must be a number of milliseconds up to ${max}`));

/** "10/900": ten times in 900 seconds. */
const allowance = z.pipe(
  z
    .string()
    .check(z.regex(/^[1-9]\d{0,8}\/[1-9]\d{0,6}$/, 'must look like "10/900", times/seconds')),
  z.transform((value): Allowance => {
    const [limit = 1, windowSeconds = 1] = value.split("/").map(Number);
    return { limit, windowSeconds };
  }),
);

/** "true" is one proxy, "false" none. */
const proxies = z.pipe(
  z.string().check(z.regex(/^([0-8]|true|false)$/, "must be the number of proxies in front")),
  z.transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value))),
);

const Environment = z.object({
  SUPABASE_URL: url,
  SUPABASE_INTERNAL_URL: z.optional(url),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  JWT_SECRET: z.optional(text.check(z.minLength(32, "must have at least 32 characters"))),
  ALLOWED_ORIGINS: z._default(z.string(), ""),
  TRUST_FORWARDED_FOR: z._default(proxies, 0),
  UPSTREAM_TIMEOUT_MS: z._default(milliseconds(60_000), 10_000),
  REFUSED_SIGN_IN_MS: z._default(milliseconds(10_000), 600),
  PROFILE_WAIT_MS: z._default(milliseconds(120_000), 25_000),
  OPENAI_API_KEY: z.optional(text),
  OPENAI_BASE_URL: z.optional(url),
  OPENAI_TEXT_MODEL: z._default(text, "gpt-6-luna"),
  OPENAI_TIMEOUT_MS: z._default(milliseconds(120_000), 20_000),
  OPENAI_RISK_TIMEOUT_MS: z._default(milliseconds(30_000), 3_000),
  OPENAI_TURN_TIMEOUT_MS: z._default(milliseconds(60_000), 8_000),
  RATE_LIMIT_SIGN_IN_EMAIL: z._default(allowance, { limit: 10, windowSeconds: 900 }),
  RATE_LIMIT_SIGN_IN_ADDRESS: z._default(allowance, { limit: 1000, windowSeconds: 900 }),
  RATE_LIMIT_REGISTER: z._default(allowance, { limit: 1000, windowSeconds: 3600 }),
  RATE_LIMIT_ANSWER: z._default(allowance, { limit: 1000, windowSeconds: 3600 }),
  RATE_LIMIT_ANALYZE: z._default(allowance, { limit: 100, windowSeconds: 3600 }),
  RATE_LIMIT_CONVERSE: z._default(allowance, { limit: 2000, windowSeconds: 3600 }),
  RATE_LIMIT_GENERATE: z._default(allowance, { limit: 60, windowSeconds: 3600 }),
  RATE_LIMIT_EXPERT_SIGN_IN: z._default(allowance, { limit: 20, windowSeconds: 900 }),
  RATE_LIMIT_PROCESS: z._default(allowance, { limit: 300, windowSeconds: 3600 }),
  RATE_LIMIT_SESSION_REQUEST: z._default(allowance, { limit: 20, windowSeconds: 3600 }),
  RATE_LIMIT_DOWNLOAD: z._default(allowance, { limit: 30, windowSeconds: 3600 }),
  AUTO_APPROVE_THERAPISTS: z._default(z.enum(["0", "1"], "must be 0 or 1"), "0"),
  SUPABASE_DASHBOARD_URL: z.optional(url),
});

type Variables = Record<string, string | undefined>;

/** The key named `default` of the dictionary in which hosted Supabase keeps the keys of a project. */
function defaultKey(dictionary: string | undefined): string | undefined {
  if (!dictionary) return undefined;
  try {
    const { default: key } = JSON.parse(dictionary) as { default?: unknown };
    return typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Hosted Supabase names its keys in two older ways, too; an empty variable counts as unset. */
function normalised(variables: Variables): Variables {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  return {
    ...set,
    SUPABASE_PUBLISHABLE_KEY:
      set.SUPABASE_PUBLISHABLE_KEY ??
      defaultKey(set.SUPABASE_PUBLISHABLE_KEYS) ??
      set.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY:
      set.SUPABASE_SECRET_KEY ??
      defaultKey(set.SUPABASE_SECRET_KEYS) ??
      set.SUPABASE_SERVICE_ROLE_KEY,
  };
}

/** A hosted project's page in Supabase's dashboard; the project's name is in its address. */
function hostedDashboard(address: string): string | null {
  const project = /^https:\/\/([a-z0-9]+)\.supabase\.co\b/.exec(address)?.[1];
  return project ? `https://supabase.com/dashboard/project/${project}` : null;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** Reads the settings once, at start. Throws `SettingsError` at the first wrong one; never shows a value. */
export function parseSettings(variables: Variables): Settings {
  const parsed = Environment.safeParse(normalised(variables));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? "The environment");
    const missing = normalised(variables)[name] === undefined;
    throw new SettingsError(`${name} ${missing ? "must be set" : (issue?.message ?? "is wrong")}.`);
  }
  const env = parsed.data;
  const openai = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  return {
    supabaseUrl: withoutSlash(env.SUPABASE_URL),
    internalUrl: withoutSlash(env.SUPABASE_INTERNAL_URL ?? env.SUPABASE_URL),
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    jwtSecret: env.JWT_SECRET ?? null,
    allowedOrigins: env.ALLOWED_ORIGINS.split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: env.TRUST_FORWARDED_FOR,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    refusedSignInMs: env.REFUSED_SIGN_IN_MS,
    profileWaitMs: env.PROFILE_WAIT_MS,
    autoApproveTherapists: env.AUTO_APPROVE_THERAPISTS === "1",
    dashboardUrl: env.SUPABASE_DASHBOARD_URL ?? hostedDashboard(env.SUPABASE_URL),
    openai: openai
      ? {
          // A compatible server of one's own may need no key, but the client insists on one.
          apiKey: env.OPENAI_API_KEY ?? "unused",
          baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
          model: env.OPENAI_TEXT_MODEL,
          timeoutMs: env.OPENAI_TIMEOUT_MS,
          riskTimeoutMs: env.OPENAI_RISK_TIMEOUT_MS,
          turnTimeoutMs: env.OPENAI_TURN_TIMEOUT_MS,
        }
      : null,
    allowances: {
      signInEmail: env.RATE_LIMIT_SIGN_IN_EMAIL,
      signInAddress: env.RATE_LIMIT_SIGN_IN_ADDRESS,
      register: env.RATE_LIMIT_REGISTER,
      answer: env.RATE_LIMIT_ANSWER,
      analyze: env.RATE_LIMIT_ANALYZE,
      converse: env.RATE_LIMIT_CONVERSE,
      generate: env.RATE_LIMIT_GENERATE,
      expertSignIn: env.RATE_LIMIT_EXPERT_SIGN_IN,
      process: env.RATE_LIMIT_PROCESS,
      sessionRequest: env.RATE_LIMIT_SESSION_REQUEST,
      download: env.RATE_LIMIT_DOWNLOAD,
    },
  };
}
