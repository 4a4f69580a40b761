import { whoseIsIt } from "../reading/circumstances.ts";
import { isDenied } from "../reading/negation.ts";
import type { ReadAnswer } from "../reading/read-answers.ts";
import { phrases } from "../risk/expressions/expression.ts";
import { WORDS } from "../taxonomy/words.ts";
import { compilePhrases, findPhrases, hasPhrase } from "../text/phrases.ts";
import type { Text } from "../text/tokens.ts";

const of = <T>(list: readonly string[], value: T) =>
  compilePhrases(
    list.map((phrase) => ({ phrase, value })),
    WORDS,
  );

/** What was done to somebody against their will, in the words for it. */
const VIOLATED = of(
  phrases`
    (was|got|been|being) ~ (=raped|=molested|=groped); (was|got|been|being) ~ sexually ~ (abused|assaulted|violated); (=raped|=molested|=groped) (me|her|him|them|my {anyone}|by)
    sexually ~ (abused|assaulted|violated) (me|her|him|my {anyone}|by|as); (my|her|his) (=rape|=rapist|molester); =i am a (rape|molestation) (survivor|victim); survivor of ~ (rape|sexual abuse|sexual assault|incest)
    (forced|made) (me|her|him) ~ (to have sex|have sex); forced (himself|herself|themselves) on (me|her|him); (touched|touching) (me|her|him) ~~ (when i was|when she was|when he was|inappropriately|sexually|down there); took advantage of me sexually`,
  true,
);
/** Who it was done to, where the words at hand say so. */
const TO_ANOTHER = /\b(?:her|him|them|she|he|they)\b/;

const NOBODY = /^(?:nobody|one|never)$/;

/** Whether an act of sexual violence is told of, done to the speaker or to another; null when not. */
export function violationIn({ text, covered }: ReadAnswer): "violated" | "anotherViolated" | null {
  for (const { from, to } of findPhrases(VIOLATED, text)) {
    const isNobody = NOBODY.test(text.tokens[from - 1]?.word ?? "");
    if (isNobody || isDenied(text, from, to, covered)) continue;
    const words = text.tokens.slice(from, to + 1).map(({ word }) => word);
    const isOwn =
      words.includes("me") ||
      (whoseIsIt(text, from, to) === "self" && !TO_ANOTHER.test(words.join(" ")));
    return isOwn ? "violated" : "anotherViolated";
  }
  return null;
}

const YOUNG =
  /\bi (?:am|just turned|turned) (?:only |just |about to be |almost |nearly )?(?:[89]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= years? old\b| yo\b| y o\b| and (?!a half\b)| but\b| so\b| i\b| my\b| in (?:school|high|middle|\d)| a (?:girl|boy)\b| today\b|$)|\bi am (?:a|an) (?:[89]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) years? old\b|\bi am (?:still |only )?(?:in (?:the )?(?:[3-9]|1[0-2]|[3-9]th|1[0-2]th|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade\b|in middle school\b|a (?:freshman|sophomore|junior|senior) in high school\b|(?:a minor|underage)\b)/;

/** Whether somebody says that they are not grown up yet. */
export function tellsOfYoungAge({ tokens }: Text): boolean {
  const bySentence = new Map<number, string[]>();
  for (const { sentence, word } of tokens) {
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), word]);
  }
  return [...bySentence.values()].some((words) => YOUNG.test(words.join(" ")));
}

const FOR_TWO = of(
  phrases`both of us; us both; (the|=we) two of us; as a couple; (me and|with) my {partner} ~ together; my {partner} and (=i|me) ~ (both|together)`,
  true,
);

/** Whether a therapist is wished for who sees two people together. */
export const isForTwo = (text: Text): boolean => hasPhrase(FOR_TWO, text);

const HARD_TO_SAY = of(
  phrases`(child|children|kiddie|kid) (porn|pornography); (porn|pornography|images|pictures|videos) ~ of ~ (children|kids|minors); (attracted|drawn) to ~ (children|kids|minors|boys|girls)`,
  true,
);

/** Whether something is told that people are judged for: it is met without comment. */
export const isHardToSay = (text: Text): boolean => hasPhrase(HARD_TO_SAY, text);

const MANNER_OF_ANOTHER =
  /\b(?:my (?!(?:last |old |former |first |ex |previous )*(?:therap|counsel|psych|shrink))\w+|he|she|they) (?:was|were|is|are|has|had|always|never|used to|would|tells?|told|yells?|yelled)\b/;

/** Whether the manner of somebody in a story is told, which is no wish and may be its opposite. */
export const isOfAnother = ({ tokens }: Text): boolean =>
  MANNER_OF_ANOTHER.test(tokens.map(({ word }) => word).join(" "));
