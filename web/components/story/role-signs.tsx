import type { ReactNode } from "react";
import type { TeamRole } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";

/** A figure of plain shapes for each part of the team: nobody's face. */
const SIGNS: Record<TeamRole, ReactNode> = {
  experts: (
    <>
      <path d="M8 58V40a14 14 0 0 1 28 0v18Z" className="fill-clay" />
      <circle cx="22" cy="16" r="9" className="fill-clay" />
      <path d="M30 58V44a13 13 0 0 1 26 0v14Z" className="fill-pine opacity-80" />
      <circle cx="43" cy="22" r="8.5" className="fill-pine" />
    </>
  ),
  clinical: (
    <>
      <path d="M12 58V40a20 20 0 0 1 40 0v18Z" className="fill-pine" />
      <circle cx="32" cy="14" r="9.5" className="fill-clay" />
      <path d="M32 37v14M25 44h14" className="stroke-on-pine" strokeWidth="3" />
    </>
  ),
  conversation: (
    <>
      <path d="M6 58V42a16 16 0 0 1 32 0v16Z" className="fill-clay" />
      <circle cx="22" cy="19" r="8.5" className="fill-clay" />
      <path d="M38 6a13 13 0 1 1 0 26h-9v-9a13 13 0 0 1 9-17Z" className="fill-pine" />
      <path d="M36 19h.1M42 19h.1M48 19h.1" className="stroke-on-pine" strokeWidth="3.4" />
    </>
  ),
  engineering: (
    <>
      <path d="M14 58V42a18 18 0 0 1 36 0v16Z" className="fill-pine" />
      <rect x="23" y="6" width="18" height="18" rx="5" className="fill-pine" />
      <path d="m26 43-5 5 5 5M38 43l5 5-5 5" className="stroke-on-pine" strokeWidth="2.6" />
    </>
  ),
  privacy: (
    <>
      <path d="M12 58V42a20 20 0 0 1 40 0v16Z" className="fill-clay" />
      <circle cx="32" cy="15" r="9" className="fill-pine" />
      <path
        d="M26 45v-4a6 6 0 0 1 12 0v4M24 45h16v10H24Z"
        className="stroke-on-pine"
        strokeWidth="2.6"
      />
    </>
  ),
};

export function RoleSign({ role, className }: { role: TeamRole; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 58"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("h-14 w-auto", className)}
    >
      {SIGNS[role]}
    </svg>
  );
}
