import { fileURLToPath } from "node:url";
import { build } from "vite";

const web = fileURLToPath(new URL("../..", import.meta.url));

/** A file beside the tests as one script, which is run in a page of the product. */
export async function buildForPage(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "@": web } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${web}e2e/${file}`, formats: ["iife"], name: "bench" },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const result of outputs) {
    if (!("output" in result)) continue;
    for (const file of result.output) if (file.type === "chunk") return file.code;
  }
  throw new Error(`${file} could not be built.`);
}
