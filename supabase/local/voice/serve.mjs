/**
 * Runs around the voice worker: loads it as it is and ends when the stack that started it is gone.
 * The stack holds the other end of standard input, so even a stack that was killed leaves nothing behind.
 */
import { register } from "tsx/esm/api";

process.stdin.resume();
for (const event of ["end", "close", "error"]) process.stdin.on(event, () => process.exit(0));

register();
await import("../../../voice-worker/src/main.ts");
