import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { PlainError } from "../plain-error.ts";

const run = promisify(execFile);

/** The account that PostgreSQL runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so there it runs as the account `postgres`, made when missing.
 *
 * @returns null when we are not root: then it simply runs as we do
 * @throws PlainError when root may not make the account
 */
export async function postgresUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp("postgres");
  if (existing) return existing;
  try {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  } catch (cause) {
    throw new PlainError(
      "PostgreSQL does not run as root and the account postgres could not be made: start Rapport as another user, or set DATABASE_URL.",
      { cause },
    );
  }
  return await lookUp("postgres");
}

/** Whether an account may enter a folder, that is, pass every folder on the way to it. */
export async function mayEnter(folder: string, user: SystemUser): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function lookUp(name: string): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
