import type { ReactNode } from "react";
import { GOALS, PROBLEM } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";

interface ChartProps {
  className?: string;
}

const PEOPLE = Array.from({ length: 10 }, (_, index) => index);
const CHAIRS = Array.from({ length: 4 }, (_, index) => index);
const PER_ROW = 13;
/** One more than the claim's millions in whole rows: it says "more than". */
const DOTS = Array.from(
  { length: Math.ceil((PROBLEM.need.millions + 1) / PER_ROW) * PER_ROW },
  (_, index) => index,
);

/** A strip of ground that something stands on. */
function Ground({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 300 84"
      role="img"
      aria-label={label}
      className={cx("h-auto w-full", className)}
    >
      <path d="M0 80.5H300" className="stroke-line-strong" strokeWidth="1" />
      {children}
    </svg>
  );
}

/** Ten people on their way; those who gave up are outlines that look back. */
export function PeopleChart({ className }: ChartProps) {
  const leaving = PROBLEM.abandon.share * PEOPLE.length;
  return (
    <Ground label={PROBLEM.abandon.drawing} className={className}>
      {PEOPLE.map((index) => {
        const stays = index >= leaving;
        return (
          <g key={index} transform={`translate(${index * 30 + 15} 0)`}>
            <path
              d="M-9 79V50a9 9 0 0 1 18 0V79Z"
              className={stays ? "fill-clay" : "fill-none stroke-line-strong"}
              strokeWidth="1.5"
            />
            <circle
              cx={stays ? 0 : -3}
              cy={stays ? 27 : 29}
              r="8"
              className={stays ? "fill-clay" : "fill-none stroke-line-strong"}
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </Ground>
  );
}

/** Four chairs, of which the share that quit stands empty. */
export function ChairsChart({ className }: ChartProps) {
  const empty = PROBLEM.quit.share * CHAIRS.length;
  return (
    <Ground label={PROBLEM.quit.drawing} className={className}>
      {CHAIRS.map((index) => {
        const taken = index >= empty;
        return (
          <g key={index} transform={`translate(${index * 75 + 12} 0)`}>
            {taken && (
              <g className="fill-clay">
                <circle cx="24" cy="14" r="9" />
                <path d="M13 54V37a11 11 0 0 1 22 0v13h13v30h-8V60H19a6 6 0 0 1-6-6Z" />
              </g>
            )}
            <path
              d="M7 80V30M7 58h35V80"
              fill="none"
              strokeWidth={taken ? 3 : 1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              className={taken ? "stroke-ink" : "stroke-line-strong"}
            />
          </g>
        );
      })}
    </Ground>
  );
}

/** A dot for a million people. */
export function DotsChart({ className }: ChartProps) {
  return (
    <svg
      viewBox="0 0 300 84"
      role="img"
      aria-label={PROBLEM.need.drawing}
      className={cx("h-auto w-full fill-clay", className)}
    >
      {DOTS.map((index) => (
        <circle
          key={index}
          cx={(index % PER_ROW) * 23.4 + 9}
          cy={Math.floor(index / PER_ROW) * 21 + 10}
          r={6.5}
        />
      ))}
    </svg>
  );
}

const RING = Array.from({ length: GOALS.clientsPerTherapist }, (_, index) => index);

/** One therapist amid the clients that the goals give each of them. */
export function RatioChart({ className }: ChartProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      role="img"
      aria-label={`One therapist, and ${GOALS.clientsPerTherapist} clients around.`}
      className={cx("h-auto w-full", className)}
    >
      {RING.map((index) => {
        const { x, y } = sunflower(index);
        return <circle key={index} cx={x} cy={y} r="3.6" className="fill-pine" />;
      })}
      <circle r="17" className="fill-clay" />
    </svg>
  );
}

/** Where the seeds of a sunflower lie, from the rim of the middle outwards; rounded, to stay small. */
function sunflower(index: number): { x: number; y: number } {
  const angle = index * 2.399963;
  const distance = 26 + 68 * Math.sqrt((index + 1) / RING.length);
  return {
    x: Math.round(Math.cos(angle) * distance * 10) / 10,
    y: Math.round(Math.sin(angle) * distance * 10) / 10,
  };
}
