import { TwoVoices } from "@/components/layout/two-voices.tsx";
import { cx } from "@/lib/cx.ts";
import { SENTENCE } from "./voice.ts";

const DEGREES = 360 / SENTENCE.length;
const HALF = SENTENCE.length / 2;

/** A talk seen from afar: two rings, and around them a sentence that is half one's own and half the other's. */
export function VoiceRing({ className }: { className?: string }) {
  return (
    <svg viewBox="-250 -250 500 500" aria-hidden="true" className={cx("h-auto", className)}>
      <circle r="122" className="voice-breath fill-pine-soft" opacity="0.5" />
      <circle r="128" fill="none" strokeWidth="1.5" className="stroke-clay" />
      <circle r="140" fill="none" strokeWidth="1" className="stroke-pine" opacity="0.55" />
      <g transform="rotate(8)">
        {SENTENCE.map((length, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no name but its place.
            key={index}
            transform={`rotate(${index * DEGREES})`}
            className={index < HALF ? "fill-clay" : "fill-pine"}
          >
            <rect
              x="-3.5"
              y={-150 - 14 - Math.round(length * 58)}
              width="7"
              height={14 + Math.round(length * 58)}
              rx="3.5"
              className={`voice-bar voice-bar-${(index % 4) + 1}`}
            />
          </g>
        ))}
      </g>
      <g transform="translate(-45 -35) scale(2.5)">
        <TwoVoices />
      </g>
    </svg>
  );
}
