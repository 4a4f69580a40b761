import type { ReactNode } from "react";
import { PARTNERS, PARTNERS_NOTE, type Partner } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";

const SIGNS: Record<Partner, { sign: ReactNode; type: string }> = {
  Quellmark: {
    sign: (
      <>
        <path d="M16 3c6 7 9 11 9 16a9 9 0 0 1-18 0c0-5 3-9 9-16Z" />
        <path d="M16 15v9" className="stroke-paper" strokeWidth="2.4" />
      </>
    ),
    type: "font-sans font-semibold tracking-tight",
  },
  Tavrinne: {
    sign: (
      <path
        d="M4 26V9l12-5 12 5v17M10 26V14M16 26V12M22 26V14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    ),
    type: "font-serif tracking-wide",
  },
  Ombrelay: {
    sign: (
      <path d="M3 17a13 13 0 0 1 26 0H17.4v7a4.3 4.3 0 0 1-8.6 0h2.6a1.7 1.7 0 0 0 3.4 0v-7Z" />
    ),
    type: "font-sans font-bold lowercase tracking-tight",
  },
  Harrowfen: {
    sign: (
      <path
        d="M4 8c8 0 8 4 12 4s4-4 12-4M4 16c8 0 8 4 12 4s4-4 12-4M4 24c8 0 8 4 12 4s4-4 12-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    ),
    type: "font-sans text-[0.82em] font-medium uppercase tracking-[0.16em]",
  },
  Sarnthe: {
    sign: (
      <>
        <circle cx="12" cy="16" r="8.6" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <circle cx="20" cy="16" r="8.6" fill="none" stroke="currentColor" strokeWidth="2.4" />
      </>
    ),
    type: "font-serif italic text-[1.12em]",
  },
  Velloway: {
    sign: <path d="M3 6h7l6 13 6-13h7L18.5 28h-5Z" />,
    type: "font-sans font-extrabold tracking-tighter",
  },
};

/** The partners' signs, drawn by us. */
export function PartnerLogos({ className }: { className?: string }) {
  return (
    <div className={cx("flex flex-col gap-5", className)}>
      <ul className="flex flex-wrap items-center gap-x-10 gap-y-5 sm:gap-x-14">
        {PARTNERS.map((name) => (
          <li
            key={name}
            className="inline-flex items-center gap-2.5 text-[1.375rem] leading-none text-ink-soft"
          >
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 fill-current">
              {SIGNS[name].sign}
            </svg>
            <span className={SIGNS[name].type}>{name}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{PARTNERS_NOTE}</p>
    </div>
  );
}
