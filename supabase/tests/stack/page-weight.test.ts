import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALTERNATE_BRAND } from "../../../shared/src/brand.ts";
import { weighSite, weightTable } from "../../../web/build/page-weight.ts";
import { temporaryFolder } from "../../local/testing/temporary-folder.ts";
import { ensureSite } from "../../local/web/site-build.ts";

async function builtSite(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  const { signal } = new AbortController();
  const folder = await ensureSite({ dataDir: path, signal, onBuild: () => undefined });
  if (!folder.startsWith(path)) await remove();
  return folder;
}

test("no page makes its visitors load more than its share", async () => {
  const weights = await weighSite(await builtSite());
  expect(weights.length).toBeGreaterThan(10);
  const tooHeavy = weights.filter(({ bytes, limit }) => bytes > limit);
  expect(tooHeavy, `bytes of script, in gzip:\n${weightTable(weights)}`).toEqual([]);
});

test("the landing pages come without supabase-js and ask no other host for anything", async () => {
  const folder = await builtSite();
  for (const file of ["index.html", `${ALTERNATE_BRAND.slug}.html`]) {
    const html = await readFile(join(folder, file), "utf8");
    const scripts = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path);
    expect(scripts).toHaveLength(1);
    const script = await readFile(join(folder, scripts[0] ?? ""), "utf8");
    const imported = [...script.matchAll(/["']\.\/([^"']+\.js)["']/g)].map(([, name]) => name);
    for (const name of imported) {
      expect(await readFile(join(folder, "assets", name ?? ""), "utf8")).not.toMatch(/supabase/i);
    }
    expect(script).not.toMatch(/supabase|import\(/i);
    expect(html.match(/<(?:link|script|img|iframe)[^>]+(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
  }
});

test("what developers look at is not in the built site", async () => {
  const folder = await builtSite();
  const manifest = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  expect(manifest).toContain("features/pitch/route.tsx");
  expect(manifest).not.toContain("design");
});
