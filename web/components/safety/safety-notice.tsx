import type { Safety } from "@rapport/shared/contracts/safety.ts";
import { HeartHandshake } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/lib/cx.ts";

interface SafetyNoticeProps {
  safety: Safety;
  /** Takes the focus when it appears: for a notice that the page stops at. */
  takeFocus?: boolean;
  /** What the person may do next, such as going on with the matching. */
  actions?: ReactNode;
}

/** What a person's own words call for: who is there right now, each one press away. */
export function SafetyNotice({ safety, takeFocus = false, actions }: SafetyNoticeProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        "flex flex-col gap-5 rounded-lg border-2 bg-surface p-5 sm:p-7",
        safety.level === "high" ? "border-clay" : "border-clay/40",
      )}
    >
      <div role="alert" className="flex flex-col gap-3">
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2.5 text-xl text-clay"
        >
          <HeartHandshake aria-hidden="true" className="size-6 shrink-0" />
          You do not have to carry this alone
        </h2>
        <p>{safety.message}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {safety.resources.map((resource) => (
          <li key={resource.name} className="flex flex-col gap-2">
            <p>
              <strong className="font-semibold">{resource.name}</strong>
              <span className="block text-ink-soft">{resource.detail}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {resource.links.map((link, index) => (
                <Button key={link.href} asChild variant={index === 0 ? "primary" : "secondary"}>
                  <a
                    href={link.href}
                    {...(link.href.startsWith("https:")
                      ? { target: "_blank", rel: "noreferrer noopener" }
                      : {})}
                  >
                    {link.label}
                  </a>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {actions && <div className="flex flex-col gap-3 border-t border-line pt-5">{actions}</div>}
    </section>
  );
}
