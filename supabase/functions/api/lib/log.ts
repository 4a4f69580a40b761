type Level = "info" | "warn" | "error";
type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One line of JSON. Fields carry ids, names of routes, codes and times in milliseconds; never what
 * a person said, wrote or signs in with, so never an upstream's message either.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
}

/** What may be logged of a failure: its kind and code. Its message may quote a person. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, status } = error as { code?: unknown; status?: unknown };
  const details = [code, status].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return [error.name, ...details].join(" ");
}

/** Where in the code a failure arose: the first frames of its stack, without the message above them. */
export function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, 3)
    .map((line) => line.trim())
    .join(" < ");
}
