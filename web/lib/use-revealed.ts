import { type RefObject, useEffect, useRef } from "react";

/** For what comes up below what one looks at: each new `content` is scrolled into sight if it is not. */
export function useRevealed(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content) box.current?.scrollIntoView({ block: "nearest" });
  }, [content]);
  return box;
}
