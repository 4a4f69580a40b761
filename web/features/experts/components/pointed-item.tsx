import type { ComponentProps } from "react";
import { cx } from "@/lib/cx.ts";
import type { Source } from "./source.ts";
import type { SourcePointer } from "./use-source-in-view.ts";

interface PointedItemProps extends ComponentProps<"li"> {
  source: Source;
  pointer: SourcePointer;
}

/** An entry of a list whose words are marked in the original text while one is at it. */
export function PointedItem({ source, pointer, className, ...props }: PointedItemProps) {
  return (
    <li
      onPointerEnter={() => pointer.hover(source)}
      onPointerLeave={() => pointer.hover(null)}
      onFocus={() => pointer.select(source)}
      className={cx(
        "flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong sm:p-5",
        className,
      )}
      {...props}
    />
  );
}
