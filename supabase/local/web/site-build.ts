import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from "node:fs/promises";
import { join, relative } from "node:path";
import { paths } from "../paths.ts";
import { PlainError } from "../plain-error.ts";

/** What the built page is made of, below the repository's root. */
const SOURCES = ["web", "shared/src", "public", "package-lock.json", "tsconfig.json"];
const NOT_SOURCES = /(^|\/)(node_modules|dist|e2e)(\/|$)|\.test\.tsx?$/;

export interface BuildOptions {
  /** Takes the build where the packages' folder may not be written. */
  dataDir: string;
  signal: AbortSignal;
  /** Called before a build, which takes seconds. */
  onBuild: () => void;
}

/** Builds that are kept: another start may be reading one, or come back to it. */
const KEPT = 3;

/** Milliseconds. */
const LONGEST_BUILD = 60 * 60 * 1000;

/**
 * Finds the page built from the sources as they are now, and builds it if there is none. Each state
 * of the sources has a folder of its own, so two starts that build at once do not meet.
 *
 * @returns a folder with `index.html`, whole
 * @throws PlainError when the build fails, with its last words as the cause
 */
export async function ensureSite({ dataDir, signal, onBuild }: BuildOptions): Promise<string> {
  const parent = await buildsFolder(dataDir);
  const folder = join(parent, `web-${await hashSources()}`);
  if (await exists(join(folder, "index.html"))) {
    const now = new Date();
    await utimes(folder, now, now).catch(() => undefined);
    return folder;
  }
  const draft = `${folder}.${randomUUID()}`;
  onBuild();
  try {
    await runVite(draft, signal);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was faster with the same build.
    if (!(await exists(join(folder, "index.html")))) throw error;
  }
  await removeOldBuilds(parent);
  return folder;
}

async function buildsFolder(dataDir: string): Promise<string> {
  const shared = join(paths.nodeModules, ".cache", "rapport");
  try {
    await mkdir(shared, { recursive: true });
    await access(shared, constants.W_OK);
    return shared;
  } catch {
    return dataDir;
  }
}

/** Of every source file's path and content, and of the variables that Vite builds in. */
async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await sourceFiles()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(paths.root, file)))
      .update("\0");
  }
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}\0`);
  }
  return hash.digest("hex").slice(0, 16);
}

async function sourceFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const source of SOURCES) {
    const path = join(paths.root, source);
    const found = (await stat(path)).isFile()
      ? [source]
      : (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(paths.root, join(entry.parentPath, entry.name)));
    files.push(...found.map((file) => file.replaceAll("\\", "/")));
  }
  return files.filter((file) => !NOT_SOURCES.test(file)).toSorted();
}

/** The runner needs no file of its own beside the sources, which may not be ours to write. */
const VITE_FLAGS = ["--emptyOutDir", "--configLoader", "runner", "--logLevel", "warn"];

function runVite(folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(paths.nodeModules, "vite", "bin", "vite.js");
    const child = spawn(process.execPath, [vite, "build", ...VITE_FLAGS, "--outDir", folder], {
      cwd: paths.web,
      stdio: ["ignore", "pipe", "pipe"],
      signal,
      env: { ...process.env, NODE_ENV: "production" },
    });
    const words: Buffer[] = [];
    child.stdout.on("data", (chunk) => words.push(chunk));
    child.stderr.on("data", (chunk) => words.push(chunk));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) return resolve();
      const output = Buffer.concat(words).toString("utf8").trim();
      reject(new PlainError(`The page could not be built:\n${output}`));
    });
  });
}

async function removeOldBuilds(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => /^web-[\da-f]{16}(\..+)?$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(parent, name))).mtimeMs })),
  );
  const builds = found.filter(({ name }) => !name.includes("."));
  const drafts = found.filter(({ name }) => name.includes("."));
  const old = [
    ...builds.toSorted((a, b) => b.at - a.at).slice(KEPT),
    // Left by a start that was killed; a younger one may still be built.
    ...drafts.filter(({ at }) => at < Date.now() - LONGEST_BUILD),
  ];
  await Promise.all(
    old.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })),
  );
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
