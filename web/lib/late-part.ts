import { useCallback, useState } from "react";

/** A part of the page whose script is fetched when it is needed, and then kept for all who need it. */
export interface LatePart<T> {
  /** What has been fetched already. */
  fetched: () => T | null;
  /** Rejects when the script cannot be had now; asking again may help. */
  fetch: () => Promise<T>;
}

export function latePart<T extends object>(fetchPart: () => Promise<T>): LatePart<T> {
  let part: T | null = null;
  return {
    fetched: () => part,
    async fetch() {
      part ??= await fetchPart();
      return part;
    },
  };
}

/**
 * The part for a component: `part` once it is there, and how asking for it goes. `failed` until a
 * later try succeeds. Never throws.
 */
export function useLatePart<T extends object>(late: LatePart<T>) {
  const [part, setPart] = useState(late.fetched);
  const [fetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);

  const fetch = useCallback(async () => {
    setFetching(true);
    try {
      setPart(await late.fetch());
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setFetching(false);
  }, [late]);

  return { part, fetching, failed, fetch };
}
