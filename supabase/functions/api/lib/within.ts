/** The value of a promise, or "late" when it is not there after `ms`; the promise goes on then. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
