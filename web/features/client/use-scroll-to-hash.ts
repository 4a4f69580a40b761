import { type RefObject, useEffect } from "react";

/** Brings an element into sight once it is there, for an address that names a part of the page. */
export function useScrollToHash(element: RefObject<HTMLElement | null>, isNamed: boolean): void {
  useEffect(() => {
    if (isNamed) element.current?.scrollIntoView();
  }, [element, isNamed]);
}
