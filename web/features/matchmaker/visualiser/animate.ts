import type { Meters } from "../machine/view.ts";
import { drawFigure, type Figure, type Mood, type Palette, passTime } from "./draw.ts";
import { createVoiceShape, followVoice, silenceVoice } from "./shape.ts";

export interface Animation {
  show(state: { mood: Mood; muted: boolean }): void;
  stop(): void;
}

/** More pixels than this for one of the page's cost frames and are not seen. */
const SHARPEST = 2;

/**
 * Draws the figure into the canvas once a frame until it is stopped, from what the meters say at that
 * moment. Who asked their system for less motion gets a picture that only changes with the mood.
 */
export function animateFigure(
  canvas: HTMLCanvasElement,
  meters: () => Meters,
  first: { mood: Mood; muted: boolean },
): Animation {
  const context = canvas.getContext("2d");
  const palette = paletteOf(canvas);
  const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
  const figure: Figure = {
    person: createVoiceShape(),
    assistant: createVoiceShape(),
    turn: 0,
    breath: 0,
    ...first,
  };
  let frame = 0;
  let before = 0;

  function draw() {
    if (context) drawFigure(context, figure, palette, canvas.width);
  }

  function advance(now: number) {
    const elapsed = before === 0 ? 0 : now - before;
    before = now;
    const { person, assistant } = meters();
    followVoice(figure.person, person, elapsed);
    followVoice(figure.assistant, assistant, elapsed);
    passTime(figure, elapsed);
    draw();
    frame = requestAnimationFrame(advance);
  }

  /** Moves, or stands still, as the system wants it now. */
  function begin() {
    cancelAnimationFrame(frame);
    before = 0;
    if (!stillness.matches) {
      frame = requestAnimationFrame(advance);
      return;
    }
    silenceVoice(figure.person);
    silenceVoice(figure.assistant);
    figure.turn = 0;
    figure.breath = 0;
    draw();
  }

  const sizes = new ResizeObserver(() => {
    const size = Math.round(canvas.clientWidth * Math.min(window.devicePixelRatio, SHARPEST));
    if (canvas.width === size) return;
    canvas.width = size;
    canvas.height = size;
    draw();
  });
  sizes.observe(canvas);
  stillness.addEventListener("change", begin);
  begin();

  return {
    show(state) {
      Object.assign(figure, state);
      if (stillness.matches) draw();
    },
    stop() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stillness.removeEventListener("change", begin);
    },
  };
}

/** The colours that the canvas was given by its class. */
function paletteOf(canvas: HTMLCanvasElement): Palette {
  const style = getComputedStyle(canvas);
  return {
    person: style.getPropertyValue("--person"),
    assistant: style.getPropertyValue("--assistant"),
  };
}
