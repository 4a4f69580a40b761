import { cpus } from "node:os";
import { measureCapacity } from "./capacity.ts";
import { measureOverhead } from "./overhead.ts";
import { soak } from "./soak.ts";

/** Minutes, unless `--soak` says otherwise. */
const USUAL_SOAK = 10;

/**
 *   npm run bench -w voice-worker                  capacity and overhead
 *   npm run bench -w voice-worker -- --soak        ten minutes of talk, and the memory over time
 *   npm run bench -w voice-worker -- --soak 60     an hour of it
 */
const soakAt = process.argv.indexOf("--soak");

const say = (text: string) => process.stdout.write(`${text}\n\n`);

say(`On ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}.`);
if (soakAt !== -1) {
  say(await soak(Number(process.argv[soakAt + 1] ?? USUAL_SOAK)));
} else {
  say(await measureOverhead());
  say(await measureCapacity());
}
process.exit(0);
