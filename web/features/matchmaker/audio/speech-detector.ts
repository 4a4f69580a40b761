import { VOICE_SAMPLE_RATE } from "@rapport/shared/protocol/voice.ts";
import { FRAME_SAMPLES, FrameMeter } from "./frame-measures.ts";
import { NoiseFloor } from "./noise-floor.ts";
import { CHECKS_NEEDED, passedChecks } from "./speech-checks.ts";
import { Steadiness } from "./steadiness.ts";

const framesIn = (seconds: number) => Math.round((seconds * VOICE_SAMPLE_RATE) / FRAME_SAMPLES);

const FLOOR_FRAMES = framesIn(3);
/** Quieter than this nobody speaks into a microphone. */
const FAINTEST = 0.006;
/** How much louder than its room a voice is at least. */
const ABOVE_FLOOR = 2;
/** Frames of speech that begin it; a click has fewer. */
const ONSET_FRAMES = 5;
const lastFrames = (count: number) => (1 << count) - 1;
/**
 * In a room that is known they need not follow one another: within "my heart" there is a breath, within
 * "I cry" a stop. Where it is not known, noise that has just begun would pass, too.
 */
const ONSET_WITHIN = { knownRoom: lastFrames(10), otherwise: lastFrames(ONSET_FRAMES) } as const;
/** One less: the first of them may have begun within a frame. */
const STEADY_FRAMES = ONSET_FRAMES - 1;
/** Frames without speech that a voice may have within a word. */
const HANGOVER_FRAMES = framesIn(0.25);
/** Quiet frames within the sound that led up to a voice; soft vowels alone do not pass the checks. */
const LEAD_GAP_FRAMES = 4;
const LONGEST_LEAD = framesIn(1) * FRAME_SAMPLES;

export type VoiceChange = "started" | "stopped";

/**
 * Tells speech from other sound, frame by frame. Four of the five checks know nothing of loudness;
 * a gate above the room's own noise and a look at how steady the sound is come before them.
 */
export class SpeechDetector {
  readonly #meter = new FrameMeter();
  readonly #floor = new NoiseFloor(FLOOR_FRAMES);
  readonly #steadiness = new Steadiness(STEADY_FRAMES);
  #position = 0;
  /** A bit a frame, the last one lowest: which of them were speech. */
  #recent = 0;
  #otherFrames = 0;
  #loudFrom = 0;
  #quietFrames = 0;
  #speaking = false;
  #onset = 0;
  #lastVoiced = 0;
  #lastLoud = 0;

  get speaking(): boolean {
    return this.#speaking;
  }

  /** Samples heard before the sound began that became the voice under way, or the last one. */
  get onset(): number {
    return this.#onset;
  }

  /** Samples heard up to the end of the last frame of speech. */
  get lastVoiced(): number {
    return this.#lastVoiced;
  }

  /** Samples heard up to the end of the last frame that was louder than the room, speech or not. */
  get lastLoud(): number {
    return this.#lastLoud;
  }

  /** @param frame of `FRAME_SAMPLES` @returns what it changed */
  hear(frame: Float32Array): VoiceChange | null {
    const speech = this.#isSpeech(frame);
    this.#position += frame.length;
    this.#recent = ((this.#recent << 1) | Number(speech)) & ONSET_WITHIN.knownRoom;
    this.#otherFrames = speech ? 0 : this.#otherFrames + 1;
    if (this.#speaking) {
      if (speech) this.#lastVoiced = this.#position;
      return this.#otherFrames < HANGOVER_FRAMES ? null : this.stop();
    }
    const within = this.#floor.isKnown ? ONSET_WITHIN.knownRoom : ONSET_WITHIN.otherwise;
    if (!speech || bitsIn(this.#recent & within) < ONSET_FRAMES) return null;
    this.#speaking = true;
    this.#onset = Math.max(this.#loudFrom, this.#position - LONGEST_LEAD);
    this.#lastVoiced = this.#position;
    return "started";
  }

  /** Ends the voice under way, as when the microphone is muted. */
  stop(): VoiceChange | null {
    this.#recent = 0;
    if (!this.#speaking) return null;
    this.#speaking = false;
    return "stopped";
  }

  #isSpeech(frame: Float32Array): boolean {
    const measures = this.#meter.measure(frame);
    const floor = this.#floor.hear(measures.energy);
    const steady = this.#steadiness.hear(measures.energy);
    if (measures.energy <= Math.max(FAINTEST, ABOVE_FLOOR * floor)) {
      this.#quietFrames += 1;
      return false;
    }
    if (this.#quietFrames > LEAD_GAP_FRAMES) this.#loudFrom = this.#position;
    this.#quietFrames = 0;
    this.#lastLoud = this.#position + frame.length;
    // A machine: what it has sounded like so far is no voice either.
    if (steady) this.#recent = 0;
    return !steady && passedChecks(measures, floor) >= CHECKS_NEEDED;
  }
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
