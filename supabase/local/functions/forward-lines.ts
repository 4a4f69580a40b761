import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Log } from "../log.ts";

/** Hands what the function logs on to the stack's log. */
export function forwardLines(child: ChildProcess, log: Log): void {
  if (child.stdout) {
    createInterface({ input: child.stdout }).on("line", (line) => forwardEvent(line, log));
  }
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (line.trim() !== "") log.warn({ functions: line });
    });
  }
}

/** The function writes a JSON object a line, with a level and an event. */
function forwardEvent(line: string, log: Log): void {
  try {
    const { level, at: _, ...event }: Record<string, unknown> = JSON.parse(line);
    if (level === "error") log.error({ functions: event });
    else if (level === "warn") log.warn({ functions: event });
    else log.info({ functions: event });
  } catch {
    log.debug({ functions: line });
  }
}
