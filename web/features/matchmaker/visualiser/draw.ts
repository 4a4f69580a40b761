import { BARS, bandOfBar, type VoiceShape } from "./shape.ts";

/**
 * What the figure says besides the voices: who has the word, that an answer is being found, or, in the
 * end, that two have met.
 */
export type Mood = "resting" | "speaking" | "listening" | "thinking" | "met";

/** The colours of the two voices and of the light around them, as CSS writes them. */
export interface Palette {
  person: string;
  assistant: string;
}

export interface Figure {
  readonly person: VoiceShape;
  readonly assistant: VoiceShape;
  mood: Mood;
  /** The microphone is off: the person's ring is broken. */
  muted: boolean;
  /** Where the two lobes in the middle stand on their way around each other, in radians. */
  turn: number;
  /** The slow breath of whoever has the word, in radians. */
  breath: number;
}

const FULL = Math.PI * 2;

/** Parts of the radius of the whole figure. */
const LOBE = { size: 0.19, apart: 0.095, met: 0.05, swell: 0.085 };
const ASSISTANT_RING = { at: 0.43, swell: 0.045, wave: 0.04 };
const PERSON_RING = { at: 0.83, swell: 0.05, wave: 0.045 };
const BARS_FROM = 0.53;
const BARS_TO = 0.75;
const BREATH = 0.012;

/** How fast the lobes turn and the ring breathes, in radians a millisecond. */
const TURN: Record<Mood, number> = {
  resting: 0.00025,
  speaking: 0.0004,
  listening: 0.0003,
  thinking: 0.0034,
  met: 0.0002,
};
const BREATHING = 0.0021;

/** A bar in silence: a dot. */
const SHORTEST = 0.004;

/** The light around a line, from its edge inwards: how wide, as a part of the radius, and how strong. */
const LIGHT = [
  { width: 0.17, strength: 0.35 },
  { width: 0.1, strength: 0.6 },
  { width: 0.05, strength: 1 },
];

const DASHED = [3, 9];
const SOLID: number[] = [];

/** Lets time pass for what moves without a voice. */
export function passTime(figure: Figure, elapsed: number): void {
  figure.turn = (figure.turn + elapsed * TURN[figure.mood]) % FULL;
  figure.breath = (figure.breath + elapsed * BREATHING) % FULL;
}

/** Draws the figure into a square of `size` pixels, over nothing. */
export function drawFigure(
  context: CanvasRenderingContext2D,
  figure: Figure,
  palette: Palette,
  size: number,
): void {
  const radius = size / 2;
  const speaks = figure.mood === "speaking";
  const listens = figure.mood === "listening" && !figure.muted;
  context.clearRect(0, 0, size, size);
  context.save();
  context.translate(radius, radius);
  drawLobes(context, figure, palette, radius);
  drawBars(context, figure, palette, radius);
  drawRing(context, figure.assistant, ASSISTANT_RING, palette.assistant, radius, {
    breath: speaks ? Math.sin(figure.breath) : 0,
    lit: speaks || figure.mood === "met",
    broken: false,
  });
  drawRing(context, figure.person, PERSON_RING, palette.person, radius, {
    breath: listens ? Math.sin(figure.breath) : 0,
    lit: listens || figure.mood === "met",
    broken: figure.muted,
  });
  context.restore();
}

/** The sign of the product, alive: two lobes that swell with their voice and meet in the middle. */
function drawLobes(
  context: CanvasRenderingContext2D,
  { person, assistant, mood, turn }: Figure,
  palette: Palette,
  radius: number,
): void {
  const apart = radius * (mood === "met" ? LOBE.met : LOBE.apart);
  const x = Math.cos(turn) * apart;
  const y = Math.sin(turn) * apart;
  context.globalCompositeOperation = "screen";
  drawLobe(context, -x, -y, radius * (LOBE.size + LOBE.swell * person.level), palette.person);
  drawLobe(context, x, y, radius * (LOBE.size + LOBE.swell * assistant.level), palette.assistant);
  context.globalCompositeOperation = "source-over";
}

function drawLobe(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.fillStyle = colour;
  for (const { width, strength } of LIGHT) {
    context.globalAlpha = 0.09 * strength;
    context.beginPath();
    context.arc(x, y, size * (1 + 2.6 * width), 0, FULL);
    context.fill();
  }
  context.globalAlpha = 0.78;
  context.beginPath();
  context.arc(x, y, size, 0, FULL);
  context.fill();
  context.globalAlpha = 1;
}

/** Each bar is of both: the assistant's part grows outwards, the person's inwards, until they meet. */
function drawBars(
  context: CanvasRenderingContext2D,
  { person, assistant }: Figure,
  palette: Palette,
  radius: number,
): void {
  context.lineCap = "round";
  context.lineWidth = Math.max(2, radius * 0.03);
  const reach = radius * (BARS_TO - BARS_FROM);
  for (let bar = 0; bar < BARS; bar += 1) {
    const angle = ((bar + 0.5) / BARS) * FULL - Math.PI / 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const band = bandOfBar(bar);
    const inner = assistant.bands[band] ?? 0;
    const outer = person.bands[band] ?? 0;
    const shortest = radius * SHORTEST;
    const from = radius * BARS_FROM;
    drawBar(context, cos, sin, from, from + reach * inner + shortest, inner, palette.assistant);
    const to = radius * BARS_TO;
    drawBar(context, cos, sin, to, to - reach * outer - shortest, outer, palette.person);
  }
  context.globalAlpha = 1;
}

function drawBar(
  context: CanvasRenderingContext2D,
  cos: number,
  sin: number,
  from: number,
  to: number,
  strength: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.globalAlpha = 0.35 + 0.65 * Math.min(1, strength * 2);
  context.beginPath();
  context.moveTo(cos * from, sin * from);
  context.lineTo(cos * to, sin * to);
  context.stroke();
}

/** A closed line that bends where the voice is strong, with a soft light around it when it is lit. */
function drawRing(
  context: CanvasRenderingContext2D,
  voice: VoiceShape,
  ring: { at: number; swell: number; wave: number },
  colour: string,
  radius: number,
  state: { breath: number; lit: boolean; broken: boolean },
): void {
  const base = radius * (ring.at + ring.swell * voice.level + BREATH * state.breath);
  traceRing(context, voice.bands, base, radius * ring.wave);
  context.strokeStyle = colour;
  context.setLineDash(state.broken ? DASHED : SOLID);
  const light = (state.lit ? 0.1 : 0.03) + 0.18 * voice.level;
  for (const { width, strength } of LIGHT) {
    if (state.broken) break;
    context.globalAlpha = light * strength;
    context.lineWidth = radius * width * (0.6 + 0.4 * voice.level);
    context.stroke();
  }
  context.globalAlpha = state.lit ? 1 : 0.55;
  context.lineWidth = Math.max(1.5, radius * 0.012);
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash(SOLID);
}

/** Curves from the middle of one bar to the middle of the next, so that the line has no corner. */
function traceRing(
  context: CanvasRenderingContext2D,
  bands: Float32Array,
  base: number,
  wave: number,
): void {
  const at = (bar: number) => base + wave * (bands[bandOfBar((bar + BARS) % BARS)] ?? 0);
  const step = FULL / BARS;
  // The control points lie a little outside, so that the curve between them runs on the circle.
  const outside = 1 / Math.cos(step / 2);
  context.beginPath();
  for (let bar = 0; bar <= BARS; bar += 1) {
    const angle = (bar + 0.5) * step - Math.PI / 2;
    const control = at(bar % BARS) * outside;
    const end = (at(bar % BARS) + at((bar + 1) % BARS)) / 2;
    const endAngle = angle + step / 2;
    if (bar === 0) {
      const start = (at(BARS - 1) + at(0)) / 2;
      context.moveTo(Math.cos(angle - step / 2) * start, Math.sin(angle - step / 2) * start);
    }
    if (bar === BARS) break;
    context.quadraticCurveTo(
      Math.cos(angle) * control,
      Math.sin(angle) * control,
      Math.cos(endAngle) * end,
      Math.sin(endAngle) * end,
    );
  }
  context.closePath();
}
