import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";
import type { Meters } from "../machine/view.ts";
import type { Mood } from "../visualiser/draw.ts";
import { Visualiser } from "../visualiser/visualiser.tsx";

/** How wide the figure is; never so tall that it fills the window. */
const SIZES = {
  small: "w-24 sm:w-32",
  /** Small on a phone, where there is no room to spare. */
  growing: "w-24 lg:w-[min(100%,22rem,46dvh)]",
  large: "w-[min(100%,11.5rem,40dvh)] lg:w-[min(100%,22rem,46dvh)]",
} as const;

interface StageProps {
  mood: Mood;
  muted?: boolean | undefined;
  meters?: (() => Meters) | undefined;
  size?: keyof typeof SIZES;
  className?: string;
  children?: ReactNode;
}

/** The dark room in which the two voices are seen, and what is said of them beneath. */
export function Stage({ mood, muted, meters, size = "large", className, children }: StageProps) {
  return (
    <div
      className={cx(
        "flex flex-col items-center justify-center rounded-xl bg-night text-white shadow-raised",
        "bg-[radial-gradient(circle_at_50%_30%,var(--color-night-soft),transparent_70%)]",
        "[&_:focus-visible]:outline-pine-bright",
        className,
      )}
    >
      <Visualiser
        mood={mood}
        {...(muted !== undefined && { muted })}
        {...(meters && { meters })}
        className={cx("shrink-0", SIZES[size])}
      />
      {children}
    </div>
  );
}
