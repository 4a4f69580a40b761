import { resolve } from "node:path";
import * as z from "zod/mini";
import { PlainError } from "./plain-error.ts";

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

const Environment = z.object({
  PORT: z._default(port, 3000),
  /** Unset: every interface of the machine, so that a container's published port works. */
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), ".data"),
  SEED: z._default(z.enum(["demo", "none"]), "demo"),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  AUTO_APPROVE_THERAPISTS: z._default(z.enum(["0", "1"]), "1"),
  LOG_LEVEL: z._default(
    z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]),
    "warn",
  ),
});

const EXPLANATIONS: Record<string, string> = {
  PORT: "PORT must be a number from 0 to 65535 (0: any free port).",
  SEED: 'SEED must be "demo" or "none".',
  DATABASE_URL: "DATABASE_URL must look like postgres://user:password@host:port/database.",
  AUTO_APPROVE_THERAPISTS: "AUTO_APPROVE_THERAPISTS must be 0 or 1.",
  LOG_LEVEL: "LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace.",
};

/** What the environment says about the local stack, read once at start. */
export interface Settings {
  port: number;
  host: string | undefined;
  /** Absolute. */
  dataDir: string;
  seed: "demo" | "none";
  databaseUrl: string | undefined;
  /** Whether new therapists are in the directory at once, or wait for an admin. */
  autoApproveTherapists: boolean;
  logLevel: string;
  /** Hot reload instead of a built page. */
  dev: boolean;
}

/**
 * @param environment e.g. `process.env`; an empty value counts as unset
 * @throws PlainError naming the first value that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: string[]): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    throw new PlainError(EXPLANATIONS[name] ?? `${name} is not valid.`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    seed: values.SEED,
    databaseUrl: values.DATABASE_URL,
    autoApproveTherapists: values.AUTO_APPROVE_THERAPISTS === "1",
    logLevel: values.LOG_LEVEL,
    dev: args.includes("--dev"),
  };
}
