import { fileURLToPath } from "node:url";

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Absolute paths of what the local stack reads; it writes only into the data folder. */
export const paths = {
  root: fromHere("../.."),
  nodeModules: fromHere("../../node_modules"),
  web: fromHere("../../web"),
  webDist: fromHere("../../web/dist"),
  bootstrap: fromHere("bootstrap.sql"),
  migrations: fromHere("../migrations"),
  seed: fromHere("../seed.sql"),
  function: fromHere("../functions/api/index.ts"),
  /** Runs around the function, in Deno. */
  functionHost: fromHere("functions/serve.mjs"),
  /** Runs around the voice worker. */
  voiceHost: fromHere("voice/serve.mjs"),
  functionConfig: fromHere("../functions/api/deno.json"),
} as const;
