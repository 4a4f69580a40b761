/** Runs everything that must hold before a change is good: what `npm test` and CI do. */
import { spawn } from "node:child_process";
import { CHROMIUM, ensureSystemPackages, findProgram, LOCAL_SPEECH } from "./system-packages.mjs";

const STEPS = [
  { name: "format and lint", script: "lint" },
  { name: "types", script: "typecheck" },
  { name: "unit tests", script: "test:unit" },
  { name: "database tests", script: "test:database" },
  { name: "API tests", script: "test:api" },
  { name: "stack tests", script: "test:stack" },
  { name: "browser tests", script: "test:browser", needs: CHROMIUM },
];

const missing = ensureSystemPackages([
  ...(process.env.CHROMIUM_PATH ? [] : [CHROMIUM]),
  ...LOCAL_SPEECH,
]);
process.env.CHROMIUM_PATH ??= findProgram(CHROMIUM.programs) ?? "";
const skipped = LOCAL_SPEECH.some((needed) => missing.includes(needed)) ? ["real speech"] : [];
const startedAt = Date.now();

for (const { name, script, needs } of STEPS) {
  console.log(`\n━━ ${name}`);
  if (needs && missing.includes(needs)) {
    // A machine of somebody may lack it; the one that decides may not.
    if (process.env.CI) fail(name, `${needs.name} is missing`);
    console.log(`skipped: ${needs.name} is missing`);
    skipped.push(name);
    continue;
  }
  const began = Date.now();
  const code = await npmRun(script);
  if (code !== 0) fail(name, `after ${seconds(began)}`);
  console.log(`━━ ${name}: passed in ${seconds(began)}`);
}

const without = skipped.length === 0 ? "" : `, except for what was not run: ${skipped.join(", ")}`;
console.log(`\nAll passed in ${seconds(startedAt)}${without}.`);

/** @returns {Promise<number>} the exit code; 1 when a signal ended it */
function npmRun(script) {
  // Under npm its own program is known, and needs no shell on any system.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const child = spawn(command, [...args, "run", "--silent", script], { stdio: "inherit" });
  const forward = (signal) => child.kill(signal);
  process.on("SIGINT", forward);
  process.on("SIGTERM", forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      resolve(code ?? 1);
    });
  });
}

function fail(name, reason) {
  console.error(`\n━━ ${name}: failed ${reason}`);
  process.exit(1);
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
