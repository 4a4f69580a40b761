import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** How near its end, in pixels, a box must be to count as being there. */
const AT_END = 40;

/**
 * Keeps the end of a box that scrolls in sight while `content` grows or the box shrinks, unless whoever
 * reads has scrolled back. Spread over the box.
 */
export function useFollowEnd<Box extends HTMLElement>(
  content: unknown,
  given?: RefObject<Box | null>,
) {
  const own = useRef<Box>(null);
  const ref = given ?? own;
  const reader = useRef({ top: 0, height: 0, hasScrolledBack: false });

  function showEnd() {
    const box = ref.current;
    if (box && !reader.current.hasScrolledBack) box.scrollTop = box.scrollHeight;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new moves the end.
  useLayoutEffect(showEnd, [content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads what lasts as long as the box.
  useEffect(() => {
    if (!ref.current) return;
    const sizes = new ResizeObserver(showEnd);
    sizes.observe(ref.current);
    return () => sizes.disconnect();
  }, []);

  function onScroll() {
    const box = ref.current;
    if (!box) return;
    // What moves when the box grows or shrinks is not moved by the reader.
    const isResized = box.clientHeight !== reader.current.height;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END;
    if (isAtEnd) reader.current.hasScrolledBack = false;
    else if (!isResized && box.scrollTop < reader.current.top)
      reader.current.hasScrolledBack = true;
    reader.current.top = box.scrollTop;
    reader.current.height = box.clientHeight;
  }

  return { ref, onScroll };
}
