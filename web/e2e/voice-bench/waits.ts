import type { SoundMoment } from "./clocks.ts";

/** From the last sample of what a person said to the first of the answer, each in milliseconds. */
export function pausesBeforeAnswers(sounds: readonly SoundMoment[]): number[] {
  const pauses: number[] = [];
  let silentSince: number | null = null;
  for (const { who, type, at } of inOrder(sounds)) {
    if (who === "person") silentSince = type === "ended" ? at : null;
    else if (type === "began" && silentSince !== null) {
      pauses.push(at - silentSince);
      silentSince = null;
    }
  }
  return pauses;
}

/** From the first sample of a person who speaks over the assistant to the last of the assistant. */
export function interruptions(sounds: readonly SoundMoment[]): number[] {
  const waits: number[] = [];
  let assistantSpeaks = false;
  let interruptedAt: number | null = null;
  for (const { who, type, at } of inOrder(sounds)) {
    if (who === "person") {
      if (type === "began" && assistantSpeaks) interruptedAt ??= at;
      continue;
    }
    assistantSpeaks = type === "began";
    if (type === "ended" && interruptedAt !== null) waits.push(at - interruptedAt);
    interruptedAt = null;
  }
  return waits;
}

const inOrder = (sounds: readonly SoundMoment[]) => sounds.toSorted((a, b) => a.at - b.at);
