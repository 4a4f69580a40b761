import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

interface StageButtonProps extends ComponentProps<"button"> {
  Icon: LucideIcon;
}

/** Something to do on the dark stage. With `aria-disabled` it keeps its place and does nothing. */
export function StageButton({ Icon, children, onClick, ...props }: StageButtonProps) {
  const off = props["aria-disabled"] === true;
  return (
    <button
      type="button"
      onClick={off ? undefined : onClick}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-white/35 bg-white/8 px-3 sm:px-4 text-sm font-semibold transition-colors not-aria-disabled:hover:bg-white/18 aria-disabled:border-white/15 aria-disabled:text-white/60 aria-pressed:border-transparent aria-pressed:bg-white aria-pressed:text-night"
      {...props}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </button>
  );
}
