/**
 * Programs that a machine may lack and that npm does not bring. Plain JavaScript: it runs before
 * anything else does.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @typedef {object} SystemPackage
 * @property {string} name for the person who reads it
 * @property {string} purpose what does not work without it
 * @property {string[]} [programs] any of these on the search path will do
 * @property {string} [folder] where it puts what it brings, if that is no program
 * @property {string} apt the package on Debian and its relatives
 */

/**
 * The browser tests take the one that CHROMIUM_PATH names, if it does. The headless shell is the
 * same browser without a window, and runs them in half the time.
 *
 * @type {SystemPackage}
 */
export const CHROMIUM = {
  name: "Chromium",
  purpose: "browser tests",
  programs: [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ],
  apt: "chromium-headless-shell",
};

/**
 * What the voice worker hears and speaks with, where no service on the network does.
 *
 * @type {SystemPackage[]}
 */
export const LOCAL_SPEECH = [
  { name: "flite", purpose: "spoken answers", programs: ["flite"], apt: "flite" },
  {
    name: "pocketsphinx",
    purpose: "the recognition of speech",
    programs: ["pocketsphinx_batch", "pocketsphinx_continuous", "pocketsphinx"],
    apt: "pocketsphinx",
  },
  {
    name: "pocketsphinx-en-us",
    purpose: "the recognition of speech",
    folder: "/usr/share/pocketsphinx/model/en-us",
    apt: "pocketsphinx-en-us",
  },
];

/** @returns {string | null} the path of the first of these programs that is there */
export function findProgram(programs) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const program of programs) {
    for (const folder of folders) {
      const path = join(folder, program);
      if (isExecutable(path)) return path;
    }
  }
  return null;
}

/**
 * Installs what is missing where that is simple: as root, with apt-get. Elsewhere it says which
 * command would, and goes on. SKIP_SYSTEM_PACKAGES=1 turns it off.
 *
 * @param {SystemPackage[]} packages
 * @returns {SystemPackage[]} what is still missing
 */
export function ensureSystemPackages(packages) {
  const isMissing = ({ programs, folder }) =>
    programs ? findProgram(programs) === null : !existsSync(folder);
  const missing = packages.filter(isMissing);
  if (missing.length === 0 || process.env.SKIP_SYSTEM_PACKAGES === "1") return missing;

  const names = missing.map(({ apt }) => apt);
  const command = `apt-get update && apt-get install -y --no-install-recommends ${names.join(" ")}`;
  const mayInstall = process.getuid?.() === 0 && findProgram(["apt-get"]) !== null;
  if (mayInstall) {
    console.log(`Installing ${missing.map(({ name }) => name).join(", ")}…`);
    aptGet(["update"]);
    aptGet(["install", "-y", "--no-install-recommends", ...names]);
  }
  const still = missing.filter(isMissing);
  for (const { name, purpose } of still)
    console.log(`${name} is missing; without it, no ${purpose}.`);
  if (still.length > 0) console.log(`To install: sudo sh -c "${command}"`);
  return still;
}

/** Without a network it is to fail soon. */
const QUICKLY = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=15"];

function aptGet(args) {
  spawnSync("apt-get", ["-qq", ...QUICKLY, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
