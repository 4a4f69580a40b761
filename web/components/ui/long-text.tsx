import { useState } from "react";
import { Paragraphs } from "@/components/ui/paragraphs.tsx";

/** A text beyond this many characters, or this many lines, is folded. */
const FOLDED_LENGTH = 600;
const FOLDED_LINES = 12;

const SIGNS = new Intl.Segmenter("en-US", { granularity: "grapheme" });

/** The beginning of a text up to the end of a line or of a word; no sign of several parts is cut. */
function beginning(text: string): string {
  const lines = text.split("\n").slice(0, FOLDED_LINES).join("\n");
  if (lines.length <= FOLDED_LENGTH) return `${lines.trimEnd()}…`;
  const sign = SIGNS.segment(lines).containing(FOLDED_LENGTH);
  const cut = lines.slice(0, sign?.index ?? FOLDED_LENGTH);
  const lastSpace = cut.search(/\s\S*$/);
  return `${lastSpace > FOLDED_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

const isLong = (text: string) =>
  text.length > FOLDED_LENGTH || text.split("\n").length > FOLDED_LINES;

interface LongTextProps {
  text: string;
  /** What the text is, for the name of the button: "the answer". */
  what: string;
}

/** What somebody wrote. A long text shows its beginning, and the rest at a press. */
export function LongText({ text, what }: LongTextProps) {
  const [unfolded, setUnfolded] = useState(false);
  const long = isLong(text);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 wrap-anywhere">
      <Paragraphs text={long && !unfolded ? beginning(text) : text} />
      {long && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {unfolded ? "Show less" : "Show all"}
          <span className="sr-only"> of {what}</span>
        </button>
      )}
    </div>
  );
}
