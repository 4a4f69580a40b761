import { lowerFirst } from "../language/tidy.ts";

/** What an expert tells to do. */
const ORDER =
  "(?:(?:always|never|please|just|simply) )?(?:ask|match|pair|put|send|give|look|let|favor|favour|start|begin|wait|offer|choose|hold|check|weigh|treat|slow|tell|listen|leave|keep|take|find|pick|follow|see|seat|go|make|watch|avoid|steer|refer|bring|stop|expect|call|meet|raise|name|stay|place|save|mention|read|screen|plan|book|try|speak|teach|prepare|warn|explain|repeat|say|do not \\w+|don't \\w+)";
/** Said of no one before the sentence: it can stand alone. */
const STANDS = /^(?!(?:it|this|that|these|those|they|he|she|i|we|you|which|there|the answer)\b)/i;

const MARKED = new RegExp(
  `(?:(?:[,;.] ?(?:and )?|\\band )(?:so|therefore|hence|which (?:means|is why)|that (?:means|is why)|this (?:means|is why)|that's why)|[,;.] ?then)(?: that)?,? (?:(?:i|we|you|one) (?:should|must|would|always|usually|need to|have to|try to|tend to) )?(?<order>${ORDER}\\b .{4,220})$`,
  "i",
);
const MARKED_CLAIM =
  /(?:,|;|\.) ?(?:and )?(?:so|therefore|hence|which means|that means|this means)(?: that)?,? (?!that\b|many\b|much\b|far\b|it\b|this\b|they\b|he\b|she\b|i\b|we\b|you\b)(?<claim>.{12,220})$/i;
const VALUES =
  /\b(?:is worth|needs?|should|must|has to|have to|belongs?|deserves?|is better|are better|do(?:es)? (?:better|best|well)|comes? first|matters?|counts?|beats?)\b/i;

const STARTS = new RegExp(`^(?:and |but |so |then )*(?<order>${ORDER}\\b .{4,200})$`, "i");

/** "Twins should see somebody who …", "a new father needs a therapist who …". */
const MEETS =
  /^(?<who>.{3,90}?),? (?:(?:usually|often|always|mostly|really|also|first|then) )?(?:should (?:always |only |rather )?(?:meet|see|get|have|go to|be matched with|be seen by|be sent to|work with)|needs?|wants?|deserves?|requires?|do(?:es)? (?:best|better|well) with|are better with|is better with|are safer with|is safer with) (?<whom>(?:a|an|somebody|someone|the kind of|therapists?|people|more|less|one) .{3,180})$/i;

const ABLE =
  /\b(?:the|a|an|any|their|whichever) (?<kind>(?:good |new |first )?)(?:therapist|clinician|counsell?or)s? (?:has to|have to|must|should|needs to|need to) (?<not>not |never )?(?:be able to (?<can>.{3,140})|(?<does>(?!be\b)\w+\b.{2,140})|be (?<is>.{3,140}))$/i;

/** "Never tell an adopted person that …": who does it is no match. */
const NEVER =
  /^(?:and |but |so )*(?:never|don't|do not) (?:ever )?(?!(?:match|pair|put|send|give|place|refer|be|have|let)\b)(?<does>[a-z]+ .{6,160})$/i;

/** One sentence of what is told: cut where a reason or another thought begins. */
function oneThought(text: string): string {
  const cut =
    /[;:.](?= |$)|,? (?:because|otherwise|or else|since (?:they|it)|even if|no matter)\b|, (?:and|but) (?:it|they|he|she|that|this|i|we)\b/.exec(
      text,
    );
  return (cut && cut.index > 8 ? text.slice(0, cut.index) : text).replace(/[\s,;:.!]+$/, "");
}

/** "people who …, " for a sentence without a leading scene; a scene stays in front. */
function whomOf(who: string): string | null {
  const said = who.replace(/^(?:and|but|so|then|because) /i, "");
  const scene =
    /^(?<scene>(?:after|before|during|when|if|where|once|in|with|on) .{3,60}), (?<rest>.{3,60})$/i.exec(
      said,
    )?.groups;
  const rest = scene?.rest ?? said;
  if (
    !STANDS.test(rest) ||
    /^(?:what|who|how|why|where|when|if|after|before|nobody|nothing|no one|not)\b/i.test(rest)
  )
    return null;
  if (/,|:/.test(rest) || / (?:is|are|was|were|do|does|will) /.test(` ${rest} `)) return null;
  return scene?.scene
    ? `${scene.scene.charAt(0).toUpperCase()}${scene.scene.slice(1)}, for ${lowerFirst(rest)}, `
    : `For ${lowerFirst(rest)}, `;
}

/** "a person who …" needs whom the claim says: as whom to favor. */
function favored(sentence: string): string | null {
  const { who, whom } = MEETS.exec(sentence)?.groups ?? {};
  if (!who || !whom) return null;
  const scene = whomOf(who);
  const object = oneThought(whom);
  if (
    scene === null ||
    /\b(?:therap|clinician|counsel|somebody|someone|person|man|woman|people|one)\w*/i.test(
      object.split(" ").slice(0, 5).join(" "),
    ) === false
  )
    return null;
  return `${scene}favor ${object}.`;
}

/** What "the therapist must be able to …" asks for. */
function demanded(sentence: string, whom: string): string | null {
  const found = ABLE.exec(sentence)?.groups;
  if (!found) return null;
  const { not, can, does, is } = found;
  const verb = can ? `can ${can}` : does ? does : is ? `are ${is}` : null;
  if (verb === null) return null;
  const said = oneThought(verb);
  return not ? `${whom}rank down therapists who ${said}.` : `${whom}favor therapists who ${said}.`;
}

/**
 * What the expert says to do, or what follows, in the expert's own words: after "so" or "which
 * means", as an order after the claim, as whom somebody should meet. Null when nothing is said.
 */
export function consequenceIn(
  sentences: readonly string[],
  whom: string,
  rest: string,
): string | null {
  const text = sentences.join(". ");
  const then = whom.startsWith("Where ") && STARTS.test(rest) ? rest : null;
  if (then !== null) return `${whom}${lowerFirst(oneThought(then))}.`;
  const order = MARKED.exec(text)?.groups?.order;
  if (order) return `${whom}${whom === "" ? order : lowerFirst(oneThought(order))}`;
  for (const [index, sentence] of sentences.entries()) {
    const parts = sentence.split(/; /);
    for (const [place, part] of parts.entries()) {
      if (index + place === 0) continue;
      const told = STARTS.exec(part)?.groups?.order;
      if (told) return `${whom}${whom === "" ? told : lowerFirst(oneThought(told))}`;
    }
    const met = favored(sentence);
    if (met !== null) return met;
  }
  const does = NEVER.exec(sentences[0] ?? "")?.groups?.does;
  if (does) return `Rank down therapists who ${lowerFirst(oneThought(does))}.`;
  const want =
    /\bi (?:need|want|look for|would choose|'d choose|would take) (?<whom>(?:somebody|someone|a (?:therapist|colleague|clinician|person)|people|therapists) .{4,160})$/i.exec(
      text,
    )?.groups?.whom;
  if (want) return `${whom}favor ${oneThought(want)}.`;
  for (const sentence of sentences) {
    const asked = demanded(sentence, whom);
    if (asked !== null) return asked;
  }
  const offer =
    /,? (?:and|so|but) [a-z ]{3,40}? needs? (?<what>(?:a|an|more|less|time|room|someone|somebody) .{3,60})$/i.exec(
      sentences[0] ?? "",
    )?.groups?.what;
  if (offer && whom !== "") return `${whom}favor a therapist who can offer ${oneThought(offer)}.`;
  const claim = MARKED_CLAIM.exec(text)?.groups?.claim;
  if (claim && VALUES.test(claim) && STANDS.test(claim)) return oneThought(claim);
  return null;
}
