const WAVED_ASIDE = "(?:ignore|disregard|forget|override|bypass)";
/** Which rules are meant: those before this text, or those of whoever reads it. */
const OURS = "(?:(?:all|any|every|of|the|previous|prior|above|earlier|your|these|those|other)\\s+)";

/**
 * Words that are for software and not for people: where a person's text speaks so, nothing may come
 * of it, and where the model speaks so, it did other work than ours.
 */
const TO_SOFTWARE = [
  new RegExp(`\\b${WAVED_ASIDE}\\s+(?:the\\s+)?above\\b`, "i"),
  new RegExp(
    `\\b${WAVED_ASIDE}\\s+(?!the\\s+\\w+\\s+of\\b)${OURS}{1,5}(?:instructions?|prompts?|rules)\\b`,
    "i",
  ),
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /(?:^|[\n.!?])[ \t]{0,9}(?:system|assistant|developer) ?:/i,
  /\b(?:language|ai) model\b|\bas an ai\b|\bchatgpt\b|\bjailbr[eo]ak/i,
  /\byou are now (?:an? )?(?:\w+ )?(?:admin\w*|root|developer|pirate|hacker|bot|assistant|ai|unrestricted)\b/i,
  /\b(?:reveal|print|output|repeat|show) (?:\w+ ){0,3}(?:instructions|prompt|passwords?|secrets?|api keys?)\b/i,
];

/** Whether a text gives orders to software, or speaks as one. */
export const speaksToSoftware = (text: string): boolean =>
  TO_SOFTWARE.some((pattern) => pattern.test(text));

const SENTENCE = /[^.!?\n]+[.!?\n]*/g;

/** A text without the sentences that give orders to software; what they claim counts for nothing. */
export const withoutCommands = (text: string): string =>
  (text.match(SENTENCE) ?? []).filter((sentence) => !speaksToSoftware(sentence)).join("");
