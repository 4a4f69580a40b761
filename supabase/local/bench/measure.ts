/** How long a call took, in milliseconds: half of the calls took at most `median`, 19 of 20 at most `p95`. */
export interface Timing {
  median: number;
  p95: number;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export function timingOf(milliseconds: number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

/**
 * Times a call that `users` people make at the same time, each one after the other, `calls` times in
 * all. The first few calls are not counted: they meet cold connections.
 */
export async function measure(
  users: number,
  calls: number,
  call: (user: number) => Promise<void>,
): Promise<Timing> {
  for (let warmUp = 0; warmUp < 3; warmUp++) await call(0);
  const milliseconds: number[] = [];
  let left = calls;
  const oneUser = async (user: number) => {
    while (left-- > 0) {
      const start = performance.now();
      await call(user);
      milliseconds.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => oneUser(user)));
  return timingOf(milliseconds);
}
