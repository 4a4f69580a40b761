import { INSIGHTS_FOR_FULL_PROGRESS, INSIGHTS_NEEDED } from "../constants.ts";
import type { MicrophoneTrouble } from "./session-events.ts";
import {
  ALLOW_MICROPHONE,
  AUDIO_TROUBLE,
  MICROPHONE_LOST,
  NO_MICROPHONE,
  SOUND_SUSPENDED,
} from "./texts.ts";

export const MICROPHONE_ALERTS: Record<MicrophoneTrouble, string> = {
  denied: ALLOW_MICROPHONE,
  absent: NO_MICROPHONE,
  trouble: AUDIO_TROUBLE,
  lost: MICROPHONE_LOST,
  suspended: SOUND_SUSPENDED,
};

/** How visible the button is after n insights, as the product specifies it; never more than fully. */
export function findOpacity(insights: number): number {
  if (insights <= 0) return 0.3;
  if (insights <= 3) return 0.4 + 0.1 * insights;
  if (insights < INSIGHTS_NEEDED) return Math.min(1, 0.7 + 0.15 * (insights - 3));
  return 1;
}

export const insightsLabel = (insights: number) => `${insights}/${INSIGHTS_NEEDED} insights`;

/** In percent. */
export const progressOf = (insights: number) =>
  Math.min(100, (insights / INSIGHTS_FOR_FULL_PROGRESS) * 100);

export const progressLabel = (insights: number) =>
  insights < INSIGHTS_FOR_FULL_PROGRESS ? "Getting to know you" : "A clear picture of you";
