import { BRAND } from "@rapport/shared/brand.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "@/lib/cx.ts";
import { setPageTitle } from "@/lib/page-title.ts";

/** The first heading after a page load leaves the focus where the browser put it. */
let firstHeadingShown = false;

const SIZES = { md: "text-2xl", lg: "text-3xl", xl: "text-4xl", display: "text-5xl" } as const;

interface PageHeadingProps {
  /** What the browser's tab says; the heading itself when that is plain text. */
  title?: string;
  /** Follows the title in the tab, when it is not the product's own name. */
  brand?: string;
  /** Leaves the focus alone, for a page that puts it somewhere better. */
  keepFocus?: boolean;
  size?: keyof typeof SIZES;
  className?: string;
  children: ReactNode;
}

/**
 * The one `h1` of a view. Names the browser's tab and, when it comes in place of another view, takes
 * the focus, so that a screen reader says where one is and the next Tab goes on from there.
 */
export function PageHeading({
  title,
  brand,
  keepFocus = false,
  size = "lg",
  className,
  children,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = title ?? (typeof children === "string" ? children : BRAND.tagline);

  useEffect(() => {
    setPageTitle(name, brand);
  }, [name, brand]);

  useEffect(() => {
    if (firstHeadingShown && !keepFocus) heading.current?.focus({ preventScroll: true });
    firstHeadingShown = true;
  }, [keepFocus]);

  return (
    <h1 ref={heading} tabIndex={-1} className={cx(SIZES[size], className)}>
      {children}
    </h1>
  );
}
