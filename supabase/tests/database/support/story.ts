import postgres, { type Sql } from "postgres";

/** One assertion of a story. `problem` is empty when it holds. */
export interface Assertion {
  description: string;
  problem: string;
}

/**
 * Tells a story in a transaction that is rolled back, and returns its assertions. A story that
 * breaks off, asserts nothing, or asserts more or less than it planned ends in one that fails.
 */
export async function tell(sql: Sql, story: string): Promise<Assertion[]> {
  const connection = await sql.reserve();
  try {
    await connection`begin`;
    await connection`set local search_path = tests, tap, public`;
    const results = await connection.unsafe(story).simple();
    return readTap(cells(results));
  } catch (error) {
    return [{ description: "is told to its end", problem: explain(error, story) }];
  } finally {
    await connection`rollback`;
    connection.release();
  }
}

/** Every text in the answers of a script, in order. */
function cells(results: unknown): string[] {
  if (typeof results === "string") return [results];
  if (Array.isArray(results)) return results.flatMap(cells);
  if (typeof results === "object" && results !== null) return Object.values(results).flatMap(cells);
  return [];
}

/** Reads TAP: `1..N`, then `ok` or `not ok`, each followed by its diagnostics. */
export function readTap(texts: string[]): Assertion[] {
  const assertions: Assertion[] = [];
  let planned: number | null = null;
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    const outcome = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    const last = assertions.at(-1);
    if (plan) planned = Number(plan[1]);
    else if (outcome) {
      const [, failed, description = ""] = outcome;
      assertions.push({ description, problem: failed === undefined ? "" : "does not hold" });
    } else if (line.startsWith("#") && last && last.problem !== "") last.problem += `\n${line}`;
  }
  if (planned === null || planned === 0 || planned !== assertions.length) {
    const problem = `planned ${planned ?? "nothing"}, asserted ${assertions.length}`;
    assertions.push({ description: "asserts what it planned", problem });
  }
  return assertions;
}

function explain(error: unknown, story: string): string {
  if (!(error instanceof postgres.PostgresError)) return String(error);
  const { position, code, message, where } = error;
  const line = position ? `line ${story.slice(0, Number(position)).split("\n").length}: ` : "";
  return `${line}${code} ${message}${where ? `\n${where}` : ""}`;
}
