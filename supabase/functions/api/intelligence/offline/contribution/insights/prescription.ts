import { roleOf } from "../language/roles.ts";
import { lowerFirst } from "../language/tidy.ts";

/** Cut where another thought begins, so that an application stays one sentence. */
function firstPart(text: string): string {
  const cut =
    /,? (?:because|since|but|and (?:they|it|then|that|not|never|if|when|those|people|clients)|so that|so (?:they|it|i|we|ask|do|don't|never|give|let)|otherwise|or else|even if|however|whatever|no matter|(?<!\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|or)) not|(?:he|she|they|it|you)'(?:ll|d|re|s))\b|, which\b|[;:.]/.exec(
      text,
    );
  return (cut && cut.index > 4 ? text.slice(0, cut.index) : text)
    .replace(/[\s,]+$/, "")
    .replace(/ (?:and|but|so|or)$/, "");
}

const PERSON =
  /^(?:(?:a|an|the|more|less) )?(?:[\w-]+ ){0,3}?(?:therapists?|clinicians?|counsell?ors?|someone|somebody|person|man|woman|people|one)\b/;

/** "somebody who steadies" and "a plan" alike as whom to favor. */
function wanted(object: string): string {
  const what = firstPart(object).replace(
    /^(?:a lot of|lots of|a bit of|some kind of|just|above all|first|usually|really|mostly) /,
    "",
  );
  if (PERSON.test(what)) return `favor ${what}`;
  if (/^to be\b/.test(what)) return `favor a therapist with whom they can expect ${what}`;
  if (/^to\b/.test(what)) return `favor a therapist who leaves them room ${what}`;
  return `favor a therapist who can offer ${what}`;
}

const NEEDS =
  /^(?:(?:usually|often|always|mostly|really|also|generally|typically|almost always|first|in the end|probably|actually|most of all|do|will|may|then|they|it|this|is|often) )*(?:needs?|wants?|deserves?|requires?|benefits? from|does (?:best|better|well) with|do (?:best|better|well) with|(?:are|is) (?:best|better) (?:off )?(?:with|served by)|should (?:be matched with|see|meet|go to|get|have|be seen by|be sent to|be given)|responds? (?:best |well |better )?to|long for|looks? for|craves?|thrives? with|goes? well with|gets? on with|settles? with|trusts?|opens? up to|stays? with|prefers?) (?<object>.{3,160})$/i;

const NOT_FOR =
  /^(?:usually |often |always |generally )*(?:(?:should|must) (?:not|never) (?:be given|be sent to|be matched with|get|see|meet|have)|(?:do|does) (?:badly|poorly|worse) with|(?:need|want)s? no|(?:do|does) not (?:need|want|do well with)|(?:leaves?|runs? from|flees?|hates?)) (?<object>.{3,120})$/i;

/** What a claim says that is not for somebody, as whom to rank down. */
export function unsuited(whom: string, rest: string): string | null {
  const object = NOT_FOR.exec(rest)?.groups?.object;
  if (!object || whom === "") return null;
  const what = firstPart(object);
  return `${whom}rank down ${PERSON.test(what) ? what : `therapists who begin with ${what}`}.`;
}

/** What a claim says that somebody needs, wants or does well with, as whom to favor. */
export function needed(whom: string, rest: string): string | null {
  const said =
    /\b(?:and |so |then )?they ((?:usually |often |really |just )?(?:need|want|do best with|do better with)\b.{3,160})$/i.exec(
      rest,
    )?.[1];
  const object = (NEEDS.exec(rest) ?? NEEDS.exec(said ?? ""))?.groups?.object;
  if (!object || /^(?:not|never|to (?:be told|know|hear) (?:that|what|why))\b/.test(object))
    return null;
  return `${whom}${wanted(object)}.`;
}

const APART =
  /(?:\b(?:never|not|avoid|stop)|n't) (?:to )?(?:match(?:ing)?|pair(?:ing)?|put(?:ting)?|send(?:ing)?|plac(?:e|ing)|giv(?:e|ing)|seat(?:ing)?|refer(?:ring)?)(?: up)? (?<a>.{3,90}?) (?:with|to(?= (?:a|an|the|someone|somebody|another|any|therapists?|clinicians?|people|one|my|our|those)\b)|together with|in front of) (?<b>.{3,120})$/i;

const isTherapist = (words: string) => {
  for (const word of words.toLowerCase().split(/\s+/)) {
    const role = roleOf(word.replace(/[^\w']/g, ""));
    if (role !== null) return role === "therapist";
  }
  return false;
};

/** "never match X with Y", "do not send X to Y": whom to keep apart. */
export function keptApart(whom: string, text: string): string | null {
  const { a, b } = APART.exec(text)?.groups ?? {};
  if (!a || !b) return null;
  const kept = firstPart(b.replace(/[.!]+$/, ""));
  const [client, therapist] = isTherapist(a) ? [kept, a] : [a, kept];
  if (/^(?:them|him|her|it|that person|this person)$/.test(client))
    return whom === ""
      ? `Rank down ${lowerFirst(therapist)}, even where everything else fits.`
      : `${whom}rank down ${lowerFirst(therapist)}, even where everything else fits.`;
  return `For ${lowerFirst(client)}, rank down ${lowerFirst(therapist)}, even where everything else fits.`;
}

const THEN =
  /(?:,? (?:and so|so|therefore)|, then|[;.:])[, ]+(?:you should |we should |i |one should )?(?<doing>(?:do not|don't|never|always)? ?(?:ask|match|send|give|look|let|put|favor|favour|start|begin|wait|offer|choose|hold|check|weigh|treat|slow|tell|listen|leave|keep|take|find|pick|see|answer|reply)\b(?! up\b).{6,200})$/i;
/** "…, so ask again in other words": what the expert says to do. */
export function prescribed(whom: string, rest: string, text: string): string | null {
  const label =
    /^(?<group>[a-z]+(?: [a-z]+)?): (?<rest>(?:see|never|always|no|do not|don't|start|ask|match|send|give|let|offer|avoid|first|only)\b.{6,160})$/i.exec(
      text,
    )?.groups;
  if (label?.group && label.rest)
    return `For ${lowerFirst(label.group)}, ${lowerFirst(firstPart(label.rest))}.`;
  const told =
    /^(?:give|send|match|find|put|let|ask|wait|look|choose|offer|start|begin|slow|avoid|do not|don't|never)\b.{6,160}$/i.exec(
      rest,
    )?.[0];
  // "teenagers do not expect": what they do not do, no order.
  const orders = !(whom.startsWith("For ") && /^(?:do not|don't)\b/i.test(rest));
  if (whom !== "" && told && orders) return `${whom}${lowerFirst(firstPart(told))}.`;
  const doing = THEN.exec(text)?.groups?.doing?.trim();
  if (!doing || /\b(?:you|your)\b/.test(doing)) return null;
  const what = firstPart(doing);
  return whom === "" ? `${what}.` : `${whom}${lowerFirst(what)}.`;
}
