import { useCallback, useEffect, useRef } from "react";

type Find = () => { focus(): void } | null | undefined;

/**
 * Moves the focus once a deed is done and its dialog is closed: what had the focus may be gone with
 * it, and the focus must not fall back to the top of the page.
 */
export function useFocusLater(dialogOpen: boolean): (find: Find) => void {
  const wanted = useRef<Find | null>(null);

  useEffect(() => {
    const find = wanted.current;
    if (dialogOpen || find === null) return;
    wanted.current = null;
    // A dialog gives the focus back a tick after it closed; this comes after that.
    setTimeout(() => find()?.focus());
  });

  return useCallback((find: Find) => {
    wanted.current = find;
  }, []);
}
