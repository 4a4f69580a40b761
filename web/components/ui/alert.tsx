import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/lib/cx.ts";

const TONES = {
  info: { look: "border-pine/25 bg-pine-soft text-pine", Icon: Info },
  success: { look: "border-success/25 bg-success-soft text-success", Icon: CircleCheck },
  warning: { look: "border-warning/25 bg-warning-soft text-warning", Icon: TriangleAlert },
  danger: { look: "border-danger/25 bg-danger-soft text-danger", Icon: CircleAlert },
} as const;

interface AlertProps {
  tone?: keyof typeof TONES;
  title?: string;
  /**
   * `alert` interrupts a screen reader (something just happened), `status` waits its turn, `off` is
   * part of the page. By default information waits and everything else interrupts.
   */
  announce?: "alert" | "status" | "off";
  /** With it a button closes the message; the caller stops rendering it. */
  onDismiss?: () => void;
  className?: string;
  children: ReactNode;
}

/** A message in the page, in place of the browser's own alert. */
export function Alert({
  tone = "info",
  title,
  announce,
  onDismiss,
  className,
  children,
}: AlertProps) {
  const { look, Icon } = TONES[tone];
  const role = announce ?? (tone === "info" ? "status" : "alert");
  return (
    <div
      role={role === "off" ? undefined : role}
      className={cx(
        "flex items-start gap-3 rounded-md border text-left px-4 py-3.5",
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Dismiss"
          className="-my-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-ink/5"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}
