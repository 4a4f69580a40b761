import type { Sql } from "postgres";

/**
 * Runs the same work from so many callers at once, when all of them have a connection of their own;
 * `sql` must allow that many.
 */
export async function atOnce<T>(
  sql: Sql,
  count: number,
  work: (caller: Sql, number: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const callers = await Promise.all(Array.from({ length: count }, () => sql.reserve()));
  try {
    return await Promise.allSettled(callers.map(work));
  } finally {
    for (const caller of callers) caller.release();
  }
}

/** What the callers came to, where none of them may fail. */
export function values<T>(settled: PromiseSettledResult<T>[]): T[] {
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}

/** The sentences of those that failed. */
export function refusals(settled: PromiseSettledResult<unknown>[]): string[] {
  return settled.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
}
