import { createRequire } from "node:module";
import { usesMusl } from "../machine.ts";
import { PlainError } from "../plain-error.ts";

export interface Deno {
  program: string;
  /** For the person who starts it. */
  description: string;
}

const require = createRequire(import.meta.url);

/**
 * @returns the Deno that came with npm. On musl, for which none is built, the one of the system.
 * @throws PlainError where there is none for this machine
 */
export function findDeno(): Deno {
  if (usesMusl()) return { program: "deno", description: "Deno of this system" };
  try {
    return {
      program: require("deno/install_api.cjs").runInstall(),
      description: `Deno ${require("deno/package.json").version}`,
    };
  } catch (cause) {
    throw new PlainError(
      `Deno does not come ready-made for ${process.platform} on ${process.arch}, so the API cannot run here.`,
      { cause },
    );
  }
}
