import { Quote } from "lucide-react";
import { useId, useState } from "react";
import { MARK } from "./mark.ts";
import { excerpt, findSource, type Source } from "./source.ts";
import type { SourcePointer } from "./use-source-in-view.ts";

interface WhereFromProps {
  text: string;
  source: Source;
  pointer: SourcePointer;
}

/** Shows the words of the expert that an item was made of; nothing where somebody wrote it by hand. */
export function WhereFrom({ text, source, pointer }: WhereFromProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const stretch = findSource(text, source);
  if (stretch === null) return null;
  const { before, words, after } = excerpt(text, stretch);

  function toggle() {
    setOpen(!open);
    pointer.select(open ? null : source);
  }

  return (
    <div className="-mb-2 flex flex-col items-start gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Quote aria-hidden="true" className="size-4" />
        Where this comes from
      </button>
      {open && (
        <blockquote
          id={id}
          className="mb-2 border-l-3 border-clay/40 pl-4 text-sm wrap-anywhere text-ink-soft"
        >
          {before}
          <mark className={MARK}>{words}</mark>
          {after}
        </blockquote>
      )}
    </div>
  );
}
