import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../plain-error.ts";
import { identify, isRunning, type ProcessIdentity } from "./identity.ts";

/** A file a term of office: `lock.<term>`. The highest term rules; its number never goes down. */
const LOCK_FILE = /^lock\.(\d+)$/;

interface Term {
  number: number;
  /** Null once it was given back. */
  holder: ProcessIdentity | null;
}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that works on a data folder.
 *
 * The holder may be killed at any moment, and any number of starts may find its lock stale at the
 * same moment. A stale lock is therefore never removed and made anew, which two could do at once,
 * but overtaken by the next term: a hard link to a finished file, which exactly one can make.
 *
 * @throws PlainError while another process that still runs holds the folder
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  const self = await identify(process.pid);
  const holder: ProcessIdentity = self ?? { pid: process.pid, startedAt: "", command: "" };
  const draft = join(folder, `lock.draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ holder }));
  try {
    for (;;) {
      const latest = await latestTerm(folder);
      if (latest?.holder && (await isRunning(latest.holder))) {
        throw new PlainError(
          `Rapport already runs on ${folder} (process ${latest.holder.pid}): stop it first, or set DATA_DIR to another folder.`,
        );
      }
      const term = (latest?.number ?? 0) + 1;
      if (!(await tryLink(draft, join(folder, `lock.${term}`)))) continue;
      // A start that was slow to get here may have taken a number that had been overtaken already.
      const rival = await latestTerm(folder);
      if (rival && rival.number > term) {
        await rm(join(folder, `lock.${term}`), { force: true });
        continue;
      }
      await removeTermsBelow(folder, term);
      return { release: () => giveBack(folder, term) };
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function latestTerm(folder: string): Promise<Term | undefined> {
  const number = Math.max(0, ...(await terms(folder)));
  if (number === 0) return undefined;
  try {
    const content = JSON.parse(await readFile(join(folder, `lock.${number}`), "utf8"));
    return { number, holder: content.holder };
  } catch (error) {
    // Overtaken and removed between the two reads: look again.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return latestTerm(folder);
    return { number, holder: null };
  }
}

async function terms(folder: string): Promise<number[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => LOCK_FILE.exec(file)?.[1] ?? []).map(Number);
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The file stays, so that the next term has a higher number than any that a slow start may hold. */
async function giveBack(folder: string, term: number): Promise<void> {
  const draft = join(folder, `lock.draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ holder: null }));
  await rename(draft, join(folder, `lock.${term}`));
}

async function removeTermsBelow(folder: string, term: number): Promise<void> {
  const old = (await terms(folder)).filter((number) => number < term);
  await Promise.all(old.map((number) => rm(join(folder, `lock.${number}`), { force: true })));
}
