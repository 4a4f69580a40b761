/**
 * Starts Rapport on this machine. Plain JavaScript, so that a Node that is too old can still say so.
 *
 *   node supabase/local/start.mjs              everything here
 *   node supabase/local/start.mjs --dev        the same with hot reload
 *   node supabase/local/start.mjs --supabase   page and API here, the rest in a Supabase project
 */
import { register } from "node:module";
import { ensureSystemPackages, LOCAL_SPEECH } from "./system-packages.mjs";

const OLDEST = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Rapport needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const packagesAreThere = await import("tsx/esm/api").catch(() => null);
if (packagesAreThere === null) {
  console.error("Rapport's packages are not installed: run npm install first.");
  process.exit(1);
}
// A key for a service that hears and speaks makes them superfluous.
if (!process.env.OPENAI_API_KEY && !process.env.OPENAI_BASE_URL) ensureSystemPackages(LOCAL_SPEECH);
packagesAreThere.register();
register("./postgres/driver-hooks.mjs", import.meta.url);
const { run } = await import("./run.ts");
await run(process.argv.slice(2));
