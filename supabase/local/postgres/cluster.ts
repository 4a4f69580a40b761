import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PostgresFolders } from "./folders.ts";
import type { SystemUser } from "./system-user.ts";

const run = promisify(execFile);

/** The one account in the cluster; everything else is a role without login. */
export const SUPERUSER = "postgres";

/** Lies among the database's own files, so that the two cannot be parted. */
const PASSWORD_FILE = "superuser-password";

/**
 * Makes the database's files at the first start. They get their final name only when they are whole,
 * so that a start that was cut off leaves nothing that looks like a database.
 *
 * @returns the superuser's password
 */
export async function ensureCluster(
  folders: PostgresFolders,
  user: SystemUser | null,
): Promise<string> {
  if (!(await exists(join(folders.data, "PG_VERSION")))) await createCluster(folders, user);
  return await readFile(join(folders.data, PASSWORD_FILE), "utf8");
}

async function createCluster(folders: PostgresFolders, user: SystemUser | null): Promise<void> {
  const draft = `${folders.data}.new`;
  const passwordFile = `${folders.data}.password`;
  await mkdir(dirname(folders.data), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user) {
    await chown(draft, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  await run(
    join(folders.binaries, "bin", "initdb"),
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts and folds case the same on every machine, whatever locales it has.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
    ],
    { ...user, cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } },
  );
  await rename(passwordFile, join(draft, PASSWORD_FILE));
  await rename(draft, folders.data);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
