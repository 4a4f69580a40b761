import { type ChildProcess, spawn } from "node:child_process";
import type { SystemUser } from "../postgres/system-user.ts";

/** Its standard input ends when we do, however we do. */
const WAIT_AND_END = 'read -r _; kill -s "$1" "$2"';

/**
 * Sees to it that a program that takes no notice of our end ends with us, also when we are killed: a
 * shell waits beside it. It runs as the same account, so there is nothing else that it could end.
 *
 * @returns the process that was given
 */
export function endWithUs(
  child: ChildProcess,
  signal: "INT" | "TERM",
  user: SystemUser | null,
): ChildProcess {
  if (child.pid === undefined) return child;
  const keeper = spawn("sh", ["-c", WAIT_AND_END, "sh", signal, String(child.pid)], {
    ...user,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    // Ctrl-C reaches the whole group, which it has to outlive.
    detached: true,
  });
  // Where there is no shell the next start ends what was left behind.
  keeper.on("error", () => undefined);
  keeper.stdin.on("error", () => undefined);
  child.once("exit", () => keeper.kill("SIGKILL"));
  return child;
}
