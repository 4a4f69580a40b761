import { createHash, randomUUID } from "node:crypto";
import { chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../plain-error.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { mayEnter, type SystemUser } from "./system-user.ts";

/** Where things go that the account `postgres` could not reach where they are. */
const OWN_FOLDER = "/var/lib/rapport";

export interface PostgresFolders {
  binaries: string;
  data: string;
  /** Set when the data does not lie in the data folder, for the person who started it to know. */
  elsewhere: boolean;
}

/**
 * Decides where the database keeps its files. It is the data folder, unless PostgreSQL has to run as
 * an account of its own that cannot get there: a home that only its owner may enter, a temporary
 * folder of mode 700. Then data, and likewise the binaries, go to a folder of their own.
 *
 * @param dataDir absolute, exists
 * @throws PlainError when the database was somewhere else before and cannot be reached now
 */
export async function choosePostgresFolders(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | null,
): Promise<PostgresFolders> {
  const inside = join(dataDir, "postgres");
  if (user === null) return { binaries: binaries.folder, data: inside, elsewhere: false };

  const reachable = await mayEnter(dataDir, user);
  const earlier = await readEarlierChoice(dataDir);
  if ((await exists(inside)) && !reachable) {
    throw new PlainError(
      `The database in ${inside} cannot be reached by the account postgres any more: let others enter the folders on the way to it (chmod o+x).`,
    );
  }
  const data = earlier ?? (reachable ? inside : ownDataFolder(dataDir));
  if (data !== inside) {
    await makeReachable(OWN_FOLDER);
    await writeFile(join(dataDir, "postgres-folder.json"), JSON.stringify({ dataDir, data }));
  }
  return {
    binaries: (await mayEnter(`${binaries.folder}/bin`, user))
      ? binaries.folder
      : await copyBinaries(binaries),
    data,
    elsewhere: data !== inside,
  };
}

/** One folder for each data folder, with the same name at every start. */
function ownDataFolder(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return join(OWN_FOLDER, `data-${name}`);
}

async function readEarlierChoice(dataDir: string): Promise<string | null> {
  const file = join(dataDir, "postgres-folder.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  const choice: { dataDir: string; data: string } = JSON.parse(text);
  if (choice.dataDir === dataDir && (await exists(choice.data))) return choice.data;
  throw new PlainError(
    `The database of ${dataDir} is missing: it was kept in ${choice.data} for ${choice.dataDir}. Move it back, or delete ${file} to begin with an empty one.`,
  );
}

/** Under a name of its own first, so that a copy that was cut off is never taken for a whole one. */
async function copyBinaries(binaries: PostgresBinaries): Promise<string> {
  const copy = join(OWN_FOLDER, `postgres-${binaries.version}`);
  if (await exists(copy)) return copy;
  await makeReachable(OWN_FOLDER);
  const draft = `${copy}.${randomUUID()}`;
  // Links between the libraries must lead to the copy, not back to where nobody may enter.
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!(await exists(copy))) throw error;
  });
  return copy;
}

async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
