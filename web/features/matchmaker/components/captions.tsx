import type { RefObject } from "react";
import { cx } from "@/lib/cx.ts";
import type { Caption } from "../machine/view.ts";
import { useFollowEnd } from "./use-follow-end.ts";

/**
 * What both sides said, the newest at the end. Only what is said is announced; words that may still
 * change are shown alone.
 */
export function Captions({
  ref,
  captions,
}: {
  ref?: RefObject<HTMLElement | null>;
  captions: readonly Caption[];
}) {
  const followEnd = useFollowEnd<HTMLElement>(captions, ref);
  const said = captions.filter((caption) => caption.final);
  const forming = captions.filter((caption) => !caption.final);

  return (
    <section
      {...followEnd}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="min-h-0 grow basis-56 overflow-y-auto overscroll-contain rounded-md"
    >
      <div role="log" aria-label="Captions" aria-relevant="additions">
        <ol className="flex flex-col gap-3">
          {said.map((caption) => (
            <li key={caption.id} className="flex flex-col">
              <Line caption={caption} />
            </li>
          ))}
        </ol>
      </div>
      {forming.map((caption) => (
        <div key={caption.id} aria-hidden="true" className="mt-3 flex flex-col opacity-80">
          <Line caption={caption} />
        </div>
      ))}
    </section>
  );
}

function Line({ caption: { who, text } }: { caption: Caption }) {
  const own = who === "person";
  return (
    <div
      className={cx(
        "max-w-[88%] animate-appear rounded-lg px-4 py-2.5 wrap-anywhere",
        own ? "self-end rounded-br-none bg-pine-soft" : "self-start rounded-bl-none bg-clay-soft",
      )}
    >
      <p className={cx("text-xs font-semibold", own ? "text-pine-deep" : "text-clay")}>
        {own ? "You" : "Assistant"}
      </p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
