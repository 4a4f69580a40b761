import type { Prosody } from "./prosody.ts";
import { CUES, type Tone } from "./tone-words.ts";

/** Points that the words alone must reach, and with a voice that agrees. */
const BY_WORDS = 2;
const BY_WORDS_AND_VOICE = 1;

/** Words that turn round what follows within a few words. */
const NEGATION =
  /\b(?:not|never|no longer|isn't|wasn't|don't|doesn't|didn't|aren't|haven't|hardly|without|nothing)\b(?:\s+[\w']+){0,3}\s*$/;

/**
 * The tone of an utterance, from its words and how they were spoken; "neutral" unless something
 * speaks clearly for another. A hint for the conversation, never a finding about a person.
 */
export function toneOf(text: string, prosody: Prosody | null): Tone {
  const words = text.toLowerCase().replaceAll("\u2019", "'");
  const scores = new Map<Tone, number>();
  for (const { tone, pattern, weight } of CUES) {
    for (const match of words.matchAll(pattern)) {
      const before = words.slice(Math.max(0, match.index - 40), match.index);
      if (NEGATION.test(before)) continue;
      scores.set(tone, (scores.get(tone) ?? 0) + weight);
    }
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best) return "neutral";
  const agrees = prosody !== null && voiceAgrees(best[0], prosody);
  const needed = agrees ? BY_WORDS_AND_VOICE : BY_WORDS;
  if (best[1] < needed) return "neutral";
  // Two tones as strong as each other are decided by the voice, or not at all.
  if (second && second[1] === best[1]) {
    if (agrees) return best[0];
    return prosody !== null && voiceAgrees(second[0], prosody) ? second[0] : "neutral";
  }
  return best[0];
}

/** The voice alone never makes a tone: loud is a near microphone as often as anger. */
function voiceAgrees(tone: Tone, { variation, pitchRange, pauses }: Prosody): boolean {
  switch (tone) {
    case "angry":
      return variation > 0.75;
    case "anxious":
      return pitchRange > 0.22 || variation > 0.8;
    case "sad":
      return pitchRange < 0.14 && pauses > 0.3;
    case "calm":
      return pitchRange < 0.2 && variation < 0.7;
    case "hopeful":
      return pitchRange > 0.2;
    default:
      return false;
  }
}
