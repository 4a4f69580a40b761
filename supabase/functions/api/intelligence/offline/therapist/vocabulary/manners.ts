import { phrases } from "../../taxonomy/problem.ts";

/**
 * A trait of how somebody works, in a therapist's own words. `is` reads well after "is", `does` after
 * a name, `expect` after "you can expect"; `tag` stands in a directory. Two of one `scale` exclude
 * each other: what was said oftener is kept.
 */
export interface Manner {
  id: string;
  scale: string;
  is?: string;
  does?: string;
  expect: string;
  tag: string;
  said: readonly string[];
}

export const MANNERS: readonly Manner[] = [
  {
    id: "direct",
    scale: "challenge",
    is: "direct",
    expect: "straight talk",
    tag: "direct",
    said: phrases`
      =direct ~ with|and|person|style|therapist|manner; am ~ direct; be direct; being direct; pretty|very|fairly|quite direct;
      blunt; bluntly; bluntness; straight talk*; straightforward; straight ~ up|out|forward|shooter; say it ~ straight; no bullshit|bs|nonsense; frank; frankly; candid; plain ~ spoken|speaking|talk;
      say ~ it|that|things|this ~ plain*; plainly; do not ~ sugarcoat*; no sugarcoat*; sugarcoat; call ~ out|bs|bullshit|it;
      i ~ challenge; =challenging; i ~ confront; i push; tough love; hold ~ accountable; do not ~ dance|beat ~ around; tell ~ the truth; name it; cut to the chase; do not ~ dress ~ up; plain words; ask straight; say ~ straight
    `,
  },
  {
    id: "gentle",
    scale: "challenge",
    is: "gentle",
    expect: "a gentle hand",
    tag: "gentle",
    said: phrases`
      gentle; gently; soft ~ spoken|voice|touch|style|approach; softly; tender*; tentative*; with care;
      ask ~ permission; with ~ permission; never ~ push you|people|anyone|anybody|clients|them; do not ~ push you|people|anyone|anybody|clients|them; never ~ force*; not ~ confrontational
    `,
  },
  {
    id: "warm",
    scale: "warmth",
    is: "warm",
    expect: "warmth",
    tag: "warm",
    said: phrases`
      =warm; warmly; warmth; welcoming; =caring; affectionate; compassion*; encourag*; =kind ~ but|and|way|person|voice; am kind; be kind; kindly; kindness
    `,
  },
  {
    id: "reserved",
    scale: "warmth",
    is: "reserved",
    expect: "few words",
    tag: "reserved",
    said: phrases`
      reserved; say little; speak little; speak sparingly; say very little; do not ~ say|speak|talk ~ much; not ~ talkative; sparing; restrained
    `,
  },
  {
    id: "calm",
    scale: "calm",
    is: "calm",
    expect: "calm",
    tag: "calm",
    said: phrases`am ~ calm; calm ~ and|presence|person|voice|room; stay calm; =steady; steadily; unflappable; even keeled; low key`,
  },
  {
    id: "following",
    scale: "lead",
    does: "leaves people room to speak",
    expect: "room to speak",
    tag: "listening",
    said: phrases`
      i follow; follow ~ lead|client|patient|thread; i ~ =listen; mostly listen; listen more; =listening; let ~ lead|silence|talk|begin|speak; client|patient|they|you lead|leads;
      not ~ give|offer ~ advice; do not ~ advise|steer|direct; no advice; non directive; nondirective; sit|sits ~ silence; afraid of silence; silence ~ is|does|has|works; let ~ silence; comfortable ~ silence; use ~ silence; long silences; we ~ =wait; i wait for; sit ~ with ~ it|them|silence; wherever ~ want|wants|like|likes|goes
    `,
  },
  {
    id: "active",
    scale: "lead",
    is: "active",
    expect: "somebody who steps in",
    tag: "active",
    said: phrases`
      directive; am ~ active; very|pretty|quite|more active; active and ~ structured|directive|direct|practical; take ~ lead|charge; i ~ interrupt; i ~ steer; i ~ lead
    `,
  },
  {
    id: "practical",
    scale: "practical",
    is: "practical",
    expect: "concrete help",
    tag: "practical",
    said: phrases`
      i teach; i also teach; we practice|practise; i coach; =coaching; =hands on; =practical; =tools; concrete ~ plan|step|steps|tools|things|skills|stuff; give ~ tools|advice|skills|strategies; role play; roleplay; rehearse; teach ~ skills; =solutions; problem solving
    `,
  },
  {
    id: "humor",
    scale: "lightness",
    does: "uses humor",
    expect: "some humor",
    tag: "humor",
    said: phrases`humor|humour; we|i ~ laugh; laughter; a laugh; laughing; laugh ~ together|more|with; i ~ joke; jokes; joking; =funny; playful; playfulness; irreveren*; silly; i ~ swear; teasing`,
  },
  {
    id: "structured",
    scale: "structure",
    is: "structured",
    expect: "a clear structure",
    tag: "structured",
    said: phrases`
      structured; structure; agenda; step by step; protocol; hierarchy; fear ladder; treatment plan; clear plan; organized; set ~ agenda; road map|roadmap; manualized
    `,
  },
  {
    id: "goals",
    scale: "goals",
    does: "sets goals with clients",
    expect: "clear goals",
    tag: "goals",
    said: phrases`set ~ goals|goal|targets|target; goals together; pick ~ goal|target; agree on ~ goal|goals|target|targets; goal sheet`,
  },
  {
    id: "open",
    scale: "structure",
    does: "works without an agenda",
    expect: "talk without an agenda",
    tag: "open-ended",
    said: phrases`
      no ~ agenda; without ~ agenda|plan|program; unstructured; open ended; no program|manual|protocol; do not ~ follow|use|have ~ agenda|protocol|manual|manuals|program|script|structure; not ~ structured; begin|start where you|they like|want|wish; begin|start wherever
    `,
  },
  {
    id: "homework",
    scale: "homework",
    does: "gives things to practice between sessions",
    expect: "something to try between sessions",
    tag: "homework",
    said: phrases`
      homework; between sessions ~ practice|try|they|you; practice|try ~~ between sessions; worksheets; worksheet; exercises; assignments; i assign; something to ~ try; one thing to ~ try|do|notice; small experiment*; weekly|daily practice; thought record*; diary card*; leave ~ with ~ thing|task|practice|exercise
    `,
  },
  {
    id: "no homework",
    scale: "homework",
    does: "gives no homework",
    expect: "no homework",
    tag: "no homework",
    said: phrases`
      no homework; without homework; do not ~ give|assign|do|use|believe|set ~ homework|exercises|assignments; never ~ give|assign ~ homework; not ~ homework person|therapist|guy; hate homework
    `,
  },
  {
    id: "unhurried",
    scale: "pace",
    is: "unhurried",
    expect: "an unhurried pace",
    tag: "unhurried",
    said: phrases`
      i ~ slow; go ~ slow|slowly; work|move|goes slowly; slow ~ down; slow ~ and|work|pace; no rush; without hurry|rush; no hurry; not ~ rush; not ~ hurry; never ~ rush; unhurried; at ~ own pace; at ~ their|your pace; their|your pace; i ~ take ~ time; take ~ our time; am ~ =patient; =patience; long ~ term ~ work|therapy; for years
    `,
  },
  {
    id: "brisk",
    scale: "pace",
    does: "keeps a brisk pace",
    expect: "a brisk pace",
    tag: "short-term",
    said: phrases`
      short term; brief ~ therapy|work|treatment; brisk; move fast|quickly; fast paced; time limited; get ~ to work; do not ~ waste ~ time; ten|twelve|eight|10|12|8 sessions; weeks not years
    `,
  },
  {
    id: "roots",
    scale: "past",
    does: "looks for where things come from",
    expect: "interest in where things come from",
    tag: "roots and patterns",
    said: phrases`
      where ~ it|this|that|things ~ come|comes|came|began from?; roots; root cause; patterns; understand why; unconscious; childhood ~ shape*|comes|still|echo*; the past ~ present|repeats|lives|matters|shows; early relationships; family history; what repeats; transference; underneath; in depth; genogram
    `,
  },
  {
    id: "present",
    scale: "past",
    does: "keeps to what can change now",
    expect: "work on what can change now",
    tag: "here and now",
    said: phrases`
      here and now; present focus*; present oriented; solution focused; future focused; not ~ dig|dwell|spend|excavate ~~ past|childhood; forward looking; what can ~ change
    `,
  },
  {
    id: "collaborative",
    scale: "collaboration",
    is: "collaborative",
    expect: "decisions made together",
    tag: "collaborative",
    said: phrases`
      collaborat*; we ~ decide ~ together; decide together; work it out together; figure ~ out together; side by side; as a team
    `,
  },
  {
    id: "measures",
    scale: "measuring",
    does: "checks progress with measures",
    expect: "regular checks of whether it helps",
    tag: "measured progress",
    said: phrases`
      phq; phq 9; gad 7; gad7; pcl; pcl 5; y bocs; ybocs; oq 45; outcome measure*|rating*|questionnaire*; session rating*; rating scale*; questionnaire*; i ~ measure; we ~ measure; scores; we ~ track; i ~ track; tracking
    `,
  },
];
