import { useCallback, useMemo, useState } from "react";
import type { Source } from "./source.ts";

/** How an item tells which words it points at. */
export interface SourcePointer {
  /** The pointer of the mouse is over the item; null when it has left. */
  hover(source: Source | null): void;
  /** The item has the focus, or its words were asked for. */
  select(source: Source | null): void;
}

/** Which item's words are marked in the original text: the one under the mouse, else the chosen one. */
export function useSourceInView(): { marked: Source | null; pointer: SourcePointer } {
  const [hovered, setHovered] = useState<Source | null>(null);
  const [selected, setSelected] = useState<Source | null>(null);
  const hover = useCallback((source: Source | null) => setHovered(source), []);
  const select = useCallback((source: Source | null) => setSelected(source), []);
  const pointer = useMemo(() => ({ hover, select }), [hover, select]);
  return { marked: hovered ?? selected, pointer };
}
