import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ALTERNATE_BRAND } from "../../shared/src/brand.ts";

/** What scripts may weigh, in bytes of gzip. `added`: a route's own chunk with those it shares with others. */
const LIMITS = { landing: 100_000, entry: 200_000, route: 60_000, added: 100_000 } as const;

/** The pages that come whole, by their files. */
const LANDING_FILES = ["index.html", `${ALTERNATE_BRAND.slug}.html`];

export interface Weight {
  /** A page's file, "the app", or the module of a route, alone or "with what it shares". */
  name: string;
  bytes: number;
  limit: number;
}

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

type Manifest = Record<string, Chunk>;

/**
 * What visitors load: of a landing page its scripts, of the app what every page of it needs, of a
 * route its own chunk and all that it adds to the app. A script that is loaded later, on demand, counts for nobody.
 *
 * @param folder the built site
 */
export async function weighSite(folder: string): Promise<Weight[]> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  );
  const weigh = async (files: Iterable<string>) => {
    const scripts = await Promise.all([...files].map((file) => readFile(join(folder, file))));
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  };

  const landing = LANDING_FILES.map(async (name) => {
    const html = await readFile(join(folder, name), "utf8");
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)];
    const files = new Set(named.flatMap(([, file]) => [...chunksOfFile(manifest, file ?? "")]));
    return { name, bytes: await weigh(files), limit: LIMITS.landing };
  });

  const entry = chunksOf(manifest, "index.html");
  const routes = Object.entries(manifest)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && !name.includes("node_modules"))
    .map(async ([name, { file }]) => {
      const added = [...chunksOf(manifest, name)].filter((one) => !entry.has(one));
      return [
        { name, bytes: await weigh([file]), limit: LIMITS.route },
        { name: `${name} with what it shares`, bytes: await weigh(added), limit: LIMITS.added },
      ];
    });

  const app = { name: "the app", bytes: await weigh(entry), limit: LIMITS.entry };
  return [...(await Promise.all(landing)), app, ...(await Promise.all(routes)).flat()];
}

/** As a table, the heaviest of a kind first. */
export function weightTable(weights: readonly Weight[]): string {
  return weights
    .toSorted((a, b) => a.limit - b.limit || b.bytes - a.bytes)
    .map(({ name, bytes, limit }) => `${kilobytes(bytes)} of ${kilobytes(limit)} KB  ${name}`)
    .join("\n");
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);

/** The files of a module and of everything it cannot run without. */
function chunksOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

function chunksOfFile(manifest: Manifest, file: string): Set<string> {
  const name = Object.keys(manifest).find((key) => manifest[key]?.file === file);
  return name === undefined ? new Set([file]) : chunksOf(manifest, name);
}
