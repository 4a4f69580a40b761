import { useEffect, useRef } from "react";
import { cx } from "@/lib/cx.ts";
import type { Meters } from "../machine/view.ts";
import { type Animation, animateFigure } from "./animate.ts";
import type { Mood } from "./draw.ts";

interface VisualiserProps {
  mood: Mood;
  muted?: boolean;
  /** The voices of the moment; asked for once a frame. */
  meters?: () => Meters;
  className?: string;
}

const silence = (): Meters => ({ person: null, assistant: null });

/**
 * Two rings and 32 bars that follow both voices. For the eyes alone: what it tells stands beside it in
 * words. React only renders it when the mood changes; the frames are drawn outside of React.
 */
export function Visualiser({ mood, muted = false, meters = silence, className }: VisualiserProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const animation = useRef<Animation>(null);
  const latest = useRef({ mood, muted, meters });
  latest.current = { mood, muted, meters };

  useEffect(() => {
    if (!canvas.current) return;
    const { mood, muted } = latest.current;
    const running = animateFigure(canvas.current, () => latest.current.meters(), { mood, muted });
    animation.current = running;
    return () => running.stop();
  }, []);

  useEffect(() => animation.current?.show({ mood, muted }), [mood, muted]);

  return (
    <div
      aria-hidden="true"
      className={cx(
        "[--assistant:var(--color-clay-bright)] [--person:var(--color-pine-bright)]",
        className,
      )}
    >
      <canvas ref={canvas} className="aspect-square w-full" />
    </div>
  );
}
