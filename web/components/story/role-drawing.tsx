import { TwoVoices } from "@/components/layout/two-voices.tsx";
import type { AiRole } from "@/lib/claims.ts";
import { cx } from "@/lib/cx.ts";
import { SENTENCE } from "./voice.ts";

const WIDTH = 320;
const MIDDLE = 60;
const LONGEST = 50;

/** One sentence, as each of the three roles has it: heard, felt, and met by another's. */
export function RoleDrawing({ role, className }: { role: AiRole; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${MIDDLE * 2}`}
      aria-hidden="true"
      className={cx("h-auto w-full", className)}
    >
      {role === "listener" && <Sentence className="fill-pine" />}
      {role === "analyser" && (
        <>
          <Sentence className="fill-pine opacity-40" />
          <path
            d={feeling()}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-clay"
          />
        </>
      )}
      {role === "matcher" && (
        <>
          <g transform="translate(82 -0.7) scale(4.33)">
            <TwoVoices />
          </g>
          <path
            d="M8 60h76M236 60h76"
            className="stroke-line-strong"
            strokeWidth="2"
            strokeDasharray="2 8"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}

function Sentence({ className }: { className: string }) {
  const step = WIDTH / SENTENCE.length;
  return (
    <g className={className}>
      {SENTENCE.map((length, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no name but its place.
          key={index}
          x={index * step + step / 2 - 2}
          y={MIDDLE - length * LONGEST}
          width="4"
          height={length * LONGEST * 2}
          rx="2"
        />
      ))}
    </g>
  );
}

/** A smooth line along the tops of every fourth bar. */
function feeling(): string {
  const step = WIDTH / SENTENCE.length;
  const points = SENTENCE.flatMap((length, index) =>
    index % 4 === 2 ? [`${index * step} ${Math.round(MIDDLE + 12 - length * LONGEST * 1.1)}`] : [],
  );
  return `M4 ${MIDDLE + 14}T${points.join("T")}T${WIDTH - 4} ${MIDDLE + 14}`;
}
