import { useEffect, useId, useMemo, useRef } from "react";
import { Card } from "@/components/ui/card.tsx";
import { cx } from "@/lib/cx.ts";
import { MARK } from "./mark.ts";
import { ScrollBox } from "./scroll-box.tsx";
import { findSource, type Source } from "./source.ts";

/** Left free above the marked words when they are scrolled into sight, in pixels. */
const AIR = 48;

interface OriginalInputProps {
  text: string;
  /** The words to mark, if any. */
  marked: Source | null;
  className?: string;
}

/** What the expert wrote, as it was written, with the words marked that an item was made of. */
export function OriginalInput({ text, marked, className }: OriginalInputProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  const stretch = useMemo(() => (marked ? findSource(text, marked) : null), [text, marked]);

  // The box alone is scrolled: the page must not move under the hand that points at an item.
  useEffect(() => {
    if (stretch && box.current && mark.current) {
      box.current.scrollTop = mark.current.offsetTop - AIR;
    }
  }, [stretch]);

  return (
    <Card tone="quiet" aria-labelledby={headingId} className={cx("flex flex-col gap-3", className)}>
      <h2 id={headingId} className="text-lg">
        Original Input
      </h2>
      <ScrollBox
        ref={box}
        aria-labelledby={headingId}
        className="relative max-h-72 rounded-sm text-sm whitespace-pre-wrap lg:max-h-[calc(100dvh-16rem)]"
      >
        {stretch === null ? (
          text
        ) : (
          <>
            {text.slice(0, stretch.start)}
            <mark ref={mark} className={MARK}>
              {text.slice(stretch.start, stretch.end)}
            </mark>
            {text.slice(stretch.end)}
          </>
        )}
      </ScrollBox>
    </Card>
  );
}
