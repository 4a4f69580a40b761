export const TONES = ["neutral", "calm", "anxious", "sad", "angry", "hopeful"] as const;
export type Tone = (typeof TONES)[number];

interface Cue {
  tone: Tone;
  pattern: RegExp;
  /** 2 speaks for itself; 1 needs a second one, or a voice that agrees. */
  weight: 1 | 2;
}

const cue = (tone: Tone, weight: 1 | 2, words: string): Cue => ({
  tone,
  weight,
  pattern: new RegExp(`\\b(?:${words})\\b`, "g"),
});

/** Written for what a recogniser gives: lower case, no punctuation, contractions kept. */
export const CUES: readonly Cue[] = [
  cue("anxious", 2, "anxious|anxiety|panic\\w*|terrified|scared|frightened|on edge|freak\\w* out"),
  cue("anxious", 2, "worr(?:y|ied|ying|ies) (?:about|that|all|so|constantly)|afraid"),
  cue("anxious", 2, "overwhelm\\w*|can'?t (?:breathe|calm down|stop worrying|stop thinking)"),
  cue("anxious", 2, "my heart (?:races|is racing|pounds|is pounding)|racing thoughts"),
  cue("anxious", 1, "nervous|worried|worry|worrying|tense|stress\\w*|dread\\w*|restless|what if"),
  cue("sad", 2, "sad|sadness|depress\\w*|hopeless|heartbroken|miserable|grieving|grief|mourning"),
  cue(
    "sad",
    2,
    "lonely|loneliness|worthless|empty inside|feel(?:ing)? (?:so )?(?:empty|numb|down)",
  ),
  cue("sad", 2, "cr(?:y|ied|ying) (?:all|every|myself|a lot|at|for)|can'?t stop crying"),
  cue("sad", 2, "(?:lost|miss) my (?:mother|father|mom|mum|dad|wife|husband|son|daughter|partner)"),
  cue("sad", 1, "crying|cried|tears|alone|miss (?:her|him|them)|died|passed away|no point"),
  cue("sad", 1, "tired of everything|gave up|give up|broken|hurts?"),
  cue(
    "angry",
    2,
    "angry|anger|furious|rage|raging|pissed off|fed up|livid|sick of (?:it|this|him|her|them)",
  ),
  cue("angry", 2, "hate (?:him|her|them|it|this|my|how|when|that)|makes? me (?:so )?mad|how dare"),
  cue("angry", 1, "unfair|mad at|annoy\\w*|irritat\\w*|frustrat\\w*|resent\\w*|yell\\w*|shout\\w*"),
  cue(
    "hopeful",
    2,
    "hopeful|optimistic|looking forward|(?:getting|feeling|feel|felt) (?:much |so |a (?:bit|little) )?better",
  ),
  cue(
    "hopeful",
    2,
    "excited (?:about|to|for)|ready (?:for|to) (?:a )?(?:change|start|try|work|move)",
  ),
  cue("hopeful", 1, "hope (?:that|to|it|this|we|i)|hoping|excited|improv\\w*|progress|proud"),
  cue(
    "calm",
    2,
    "calm|peaceful|at peace|relaxed|content|feel(?:ing)? (?:fine|okay|good|great|well)",
  ),
  cue("calm", 1, "pretty good|doing (?:okay|fine|well)|comfortable|settled|balanced|rested"),
];
