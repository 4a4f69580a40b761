/** Stands in where the browser refuses local storage: what is kept then lasts as long as the page. */
const memory = new Map<string, string>();

/** What is kept under the key; null when there is nothing. */
export function readKept(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text beyond a reload, or, where the browser refuses that or is full, until the next one. */
export function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function dropKept(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
