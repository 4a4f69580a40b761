/** How long a page waits for something that it can go on without, in milliseconds. */
export const PATIENCE = 8_000;

/** What comes of a promise, a failure too; null when nothing came within `PATIENCE`. */
export async function withPatience<T>(promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((give) => {
    timer = setTimeout(give, PATIENCE, null);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
