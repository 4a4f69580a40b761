import { phrases } from "../taxonomy/problem.ts";
import { compilePhrases, findPhrases } from "../text/phrases.ts";
import type { Text } from "../text/tokens.ts";

/** How a sentence speaks of therapists and wishes. */
export type Cue =
  | "wish"
  | "soft"
  | "must"
  | "therapist"
  | "clinician"
  | "helped"
  | "failed"
  | "praised"
  | "blamed"
  | "shrug"
  | "strong"
  | "hedge";

const CUES: Record<Cue, readonly string[]> = {
  wish: phrases`
    i ~ want|need|prefer|like|hope|wish; we ~ want|need|prefer; would ~ like|love|prefer|rather|want
    would ~ help|be; looking for; rather ~ have|see|than; prefer*; ideally; someone; somebody; =give me
    =give us; help me; be ~ easier|safer|nice|great|good|better|sick|dream|lovely; easier; safer
    comfortable with; quiero; prefiero; necesito; busco; alguien que; please; let me; just want
    hoping for; works best; respond ~ to|well; works for me; i ~ do ~ better|best|well with; if possible
    matters to me; important to me; it has to be; must be; has to be; needs to be; por favor
    can not be in a room with; hold me up; be on my side; he needs; she needs; they need; push me; nudge me`,
  soft: phrases`
    would ~ love|like|prefer|be|help; prefer*; ideally; dream; nice; easier; safer; if possible; maybe
    best would; sick; bonus; a plus; if such; happy with; feel better`,
  must: phrases`
    must; has|needs to be; needs to speak; it ~ have to be; they ~ have to; non negotiable; nonnegotiable
    full stop; deal breaker; dealbreaker; can not ~ be in a room with; can not ~ talk|open up to a|another
    can not ~ see|work with a|another; can not ~ afford|pay|do ~ more; will not ~ see|talk to|work with
    not ~ comfortable with; no men|women|males|guys please; nothing else; under no circumstances
    no interpreter; essential; required; requirement; only want; only comfortable; only a|an
    only ~ see|work with|talk to; solo; has to speak; does not ~ speak|understand ~ english
    not ~ in english; no english; no hablo; no habla; only can|could; can|could only`,
  therapist: phrases`
    therap*; counsel*; psycholog*; psychiatr*; shrink; social worker; session|sessions; clinician
    the last one; last one; last person; a lady who|that; a man who; a guy who; a woman who; young man gave
    pastor; coach; somebody|someone; terapeuta; psicolog*; alguien
    she|he|they ~ just|only|never|kept|made|told|said|gave|asked|get|got; va group; program; emdr; cbt; dbt`,
  helped: phrases`
    help* ~ a? lot|me|some|most|really|actually|little|good|best; what helped; helped; liked; loved
    did ~ some|me good; worked ~ well|great|best|really|for; was ~ great|lovely|amazing|wonderful|brilliant
    was ~ the best; best ~ therapist|one; made ~ sense|difference; miss ~ her|him; useful; good experience`,
  failed: phrases`
    did not ~ help|work|do|touch|change|stick|like|last; never ~ went back|helped|again|worked|said|challenged
    never ~ gave; useless; worse; hated; quit ~ after; left; walked out; waste*; stopped going
    too ~ passive|nice|soft|quiet|gentle|pushy|cold|harsh|formal|much|fast|slow|young|old|clinical|vague
    too ~ structured|rigid|intense|sweet|serious|chatty|academic; felt like ~ nothing|robot|number|test
    felt like ~ waste|lecture|church|talking|paying|dollars; not ~ helpful|useful|for me|helped; nothing ~ changed|came
    pointless; annoy*; offended; just|only ~ nod*|sat|listened|stared|agreed|talked|wanted|told|asked|smiled|mirrored
    kept ~ asking|telling|talking|saying|bringing|looking; wanted ~ whole|to|me; meanwhile; no offense; bored
    got ~ scared|nothing|nowhere; get ~ scared|nice; nowhere; gave up; ran rings; pieces; meh; dropped
    told me to; fired ~ her|him; no idea what we; who wanted; agreed with everything; pleasant chats; never spoke`,
  clinician: phrases`
    therap*; counsel*; psycholog*; psychiatr*; shrink; social worker; session|sessions; clinician
    somebody|someone; terapeuta; psicolog*; alguien; the last one; last person`,
  praised: phrases`
    wonderful; amazing; fantastic; brilliant; it ~ helped; helped a lot; loved ~ it|that|her|him
    liked ~ it|that|her|him; it was ~ great|good|lovely|perfect|what i needed; was ~ the best; it worked
    exactly what i needed; made ~ all? the difference; saved my life; miss ~ her|him`,
  blamed: phrases`
    hated; hate it; awful; terrible; useless; worse; pointless; waste*; garbage; never again; but she|he|they|it
    drove|drives|drive me ~ mad|crazy|nuts|insane|away|up; did not ~ help|work; no good; horrible; lame
    too ~ much|soft|gentle|nice|quiet|passive|pushy|slow|fast`,
  shrug: phrases`
    whatever; do not ~ care|mind; does not matter; no preference; either ~ is? ~ fine|ok|way|works; no idea
    anything ~ works|fine|ok|goes; any ~ is fine; up to you|them; not sure`,
  strong: phrases`
    please; really; very; never ~ again; hate; definitely; absolutely; badly; desperate*; important; always
    must; need; strongly; so ~ much|tired; sick of; tired of; full stop; at all costs; above all
    can not stand; drives me; never went back`,
  hedge: phrases`
    maybe; i guess; i think; perhaps; kind of; sort of; a little; a bit; probably; i suppose; might
    if ~ can; or something; idk; do not know; not sure; not ~ really mind`,
};

const PHRASES = compilePhrases(
  (Object.keys(CUES) as Cue[]).flatMap((value) => CUES[value].map((phrase) => ({ phrase, value }))),
);

/** A sentence so short that it belongs to the one before: "Full stop." */
const AFTERTHOUGHT = 3;

/** The cues of a text by sentence number; an afterthought counts for the sentence before it too. */
export function cuesBySentence(text: Text): Map<number, Set<Cue>> {
  const bySentence = new Map<number, Set<Cue>>();
  const put = (sentence: number, cue: Cue) => {
    const cues = bySentence.get(sentence);
    if (cues) cues.add(cue);
    else bySentence.set(sentence, new Set([cue]));
  };
  const lengths = new Map<number, number>();
  for (const { sentence } of text.tokens) lengths.set(sentence, (lengths.get(sentence) ?? 0) + 1);
  for (const { value, from } of findPhrases(PHRASES, text)) {
    const sentence = text.tokens[from]?.sentence ?? 0;
    put(sentence, value);
    if ((lengths.get(sentence) ?? 0) <= AFTERTHOUGHT && sentence > 0) put(sentence - 1, value);
  }
  return bySentence;
}
