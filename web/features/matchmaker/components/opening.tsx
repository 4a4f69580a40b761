import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";
import { GREETING } from "../machine/texts.ts";
import { Stage } from "./stage.tsx";

/** The views before the conversation: words on one side, the two voices at rest on the other. */
export function Opening({
  brief = false,
  children,
}: {
  /** On a phone only the words, so that what can be pressed is near. */
  brief?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <div className="flex min-w-0 flex-col gap-7">{children}</div>
      <Stage
        mood="resting"
        className={cx(
          "order-first px-6 py-6 lg:order-none lg:aspect-[4/5] lg:py-12",
          brief && "max-lg:hidden",
        )}
      >
        <p className="mt-3 text-center text-lg font-medium text-clay-bright lg:mt-6 lg:text-xl">
          “{GREETING}”
        </p>
      </Stage>
    </div>
  );
}
