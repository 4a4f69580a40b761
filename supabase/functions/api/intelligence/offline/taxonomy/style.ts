import { phrases } from "./problem.ts";

/** How a therapist works, after the Cooper-Norcross preferences. Each has two ends. */
export const STYLE_DIMENSIONS = [
  "lead",
  "challenge",
  "intensity",
  "past",
  "structure",
  "homework",
  "pace",
  "lightness",
] as const;
export type StyleDimension = (typeof STYLE_DIMENSIONS)[number];

/** One end of a dimension: `+1` or `-1`. `wish` reads well after "You asked for". */
export interface StylePole {
  dimension: StyleDimension;
  pole: 1 | -1;
  wish: string;
  /** What a person asks for or a therapist does; sure enough wherever manner is spoken of. */
  clear: readonly string[];
  /** Words that mean it only in an answer about manner, or from a therapist about themselves. */
  bare: readonly string[];
}

export const STYLE_POLES: readonly StylePole[] = [
  {
    dimension: "lead",
    pole: 1,
    wish: "someone who leads and gives you something to work with",
    clear: phrases`
      tell me|us ~ what to do; told ~ what to do; what to do ~ monday|about|at|next|dinner;
      give|gives|gave me|us|you ~ advice|tools|tool|plan|suggestions|feedback|ideas|steps|something|exercises|strategies|answers|instructions|guidance|direction;
      advice; direct ~ advice|guidance; tools; techniques; strategies; coping skills; skills;
      concrete; practical; hands on; action plan; a plan; game plan; brings ~ plan; a method;
      comes with ~ ideas|plan; suggestions; instructions; action; active; actively; directive;
      coach; coaching; take* ~ lead|charge; steps in; referee; interrupt*; guide me;
      lead ~ way|me; something to ~ do|try|use|work; solution|solutions; problem solving; steer*;
      explain ~ what|how|why|things|plainly|to me; teach* ~ me|you|how|skills|steadying;
      show me how; consejos; me diga; que hacer; straight answers; plain advice; homework to;
      engaged; interactive; talks back; talk back; more than ~ listen|nod; not just ~ listen|nod;
      someone who ~ talks|speaks|says; check* if i ~ did; accountab*; nudge me;
      do not ask ~ how ~ feel|makes|feels; push me; pushes me; make me do; experiments; i teach;
      I explain; practice ~ together|between|with
    `,
    bare: phrases`
      direct; directions; suggest*; plan; answers; input; feedback; opinions|opinion; solutions;
      tips; proactive; guidance
    `,
  },
  {
    dimension: "lead",
    pole: -1,
    wish: "someone who listens and leaves the lead to you",
    clear: phrases`
      just ~ listen*; listen ~ to me|first|before|long|without|closely;
      somebody|someone to listen; someone ~ listens; good listener; be heard; feel heard;
      hear me out; let me talk; let me ~ lead|find|figure|decide|set|get|cry|finish|vent|be;
      vent; space to ~ talk|think|feel|breathe; hold ~ space; holding space; non directive;
      nondirective; follow* ~ more|my lead|your lead|me|you; you lead; you set the ~ agenda|pace;
      i set the; good|soft|gentle|the right question|questions;
      ask* ~ questions|question|more|stuff|i wonder; questions; questions rather than;
      rarely give advice; stays with me; stay with me; sit with ~ me|it|you; sits with;
      quiet ~ someone|person|company|presence|stays; someone quiet; silence|silences; quiet;
      curious ~ not; not ~ fix* me; do not need ~ improving|fixing; nod*; mm hmm; mhm; uh huh;
      how did that ~ feel; how does that make ~ feel; how do you feel about; passive;
      blank ~ slate|face|stare|wall; said nothing; never ~ said|say|says ~ thing|anything|word;
      said ~ nothing|little|one word; barely ~ spoke|said|talked;
      just ~ sat|sits|stared|nodded|mirrored|repeat*|agreed; repeat* ~ back|what i; parrot*;
      ran rings; agree* with everything; say little; speaks sparingly; more conversation than;
      person centred|centered
    `,
    bare: phrases`
      quiet; listen*; questions; ask; space; patience; curious; presence; follow; reflective;
      collaborative
    `,
  },
  {
    dimension: "challenge",
    pole: 1,
    wish: "someone who says hard things straight",
    clear: phrases`
      straight ~ out|talk*|up|forward|shooter|to|answers|with; straightforward;
      give it to me straight; to my face; no sugar*; sugar ~ coat*; sugarcoat*; blunt; bluntly;
      honest feedback; brutally honest; brutal honesty; call* me out; call* me on;
      call* my|out ~ bullshit|bs|crap|excuses; calls you out; no bullshit|bs|nonsense;
      challenge* ~ me|you|my|her; challenging; challenges; push* ~ me|back; be pushed;
      tough love; hold me accountable; accountab*; in my face; hit me; frank; candid;
      say it plainly; tell it ~ like it is; tells it like;
      direct ~ with me|person|honest|feedback|and|therapist|kind;
      say* ~ uncomfortable|hard ~ things?; not let me ~ off|hide|hook|get away|charm|dodge;
      does not let ~ hide|drift|dodge; let me get away with;
      if i can ~ charm*|fool*|manipulat*|talk; bs me; see through me; polite to me; soft soap;
      kick up the ~ backside|butt|ass|arse; kick in the ~ butt|ass|pants; rip off the band ~;
      plain speech; plain speaking|spoken; talk straight; name* patterns; nudge me; firm
    `,
    bare: phrases`
      straight; plainly; honest; honestly; direct; directly; upfront; up front; tell me;
      like it is; truth; bluntness; say it; clear; push; confront*; no filter; unfiltered
    `,
  },
  {
    dimension: "challenge",
    pole: -1,
    wish: "someone gentle who encourages before challenging",
    clear: phrases`
      gentle; gently; softly; soft ~ touch|spoken|voice|way|first|ones; wrapped ~ in|soft|up;
      easy on me; go easy; kindness; warm; warmth; compassion*; supportive; encourag*; reassur*;
      nurtur*; tender*; validat*; cheerlead*; hold me up ~ first?; on my side; safe person;
      feel safe with; make me feel safe; patient with me; not ~ judg*;
      without judgment|judgement|judging; no judgment|judgement; nonjudgmental|nonjudgemental;
      judgy; judgmental|judgemental; do not push; does not push; not be pushed; no pushing;
      not ~ yell*|scold*|shame*|blame*|lectur*|preach*|shout*;
      being ~ preached|lectured|judged|scolded|shamed|blamed|pushed|yelled|told; lectur*;
      preach*; preachy; harsh; harshly; aggressive; confrontational; condescend*; patroni*; cold;
      dismiss*; mean; scold*; shaming; never shames; affirming;
      kind ~ but|and|person|someone|voice|therapist|to; kindly; nicely; nice about it;
      bit by bit; only ~ when i ask; when i ask; sandwich; with care; careful with|criticism;
      delicately; beat myself up; hit* with ~ hard|truth; acceptance; empath*; cuddly; motherly;
      grandmother*; big hug; too nice; so nice; very sweet; sweet ~ therapist|lady
    `,
    bare: phrases`
      kind; soft; nice; nicely; care; caring; sensitive; easy; safe; support; sweet; slowly;
      understanding; lightly; tactful*
    `,
  },
  {
    dimension: "intensity",
    pole: 1,
    wish: "someone who goes toward strong feelings",
    clear: phrases`
      emotionally ~ direct|open|present|close; go deep; deep dive;
      get ~ into ~ feelings|emotions; feel ~ my ~ feelings|emotions; let it ~ out; cry with;
      tears do not; stay ~ close ~ stings?; passionate; intense ~ work|sessions|therapy; lively;
      not ~ pleasant talk; raw; get emotional; express ~ emotion|emotions|feelings; catharsis;
      real ~ with me|person|human|emotion; not afraid of ~ feelings|emotions|tears|anger|big;
      stay in the room with me; do not flinch; if they flinch; shows ~ feelings|emotion;
      human being ~ not|instead
    `,
    bare: phrases`deep; intense; emotional; emotions; feelings; raw`,
  },
  {
    dimension: "intensity",
    pole: -1,
    wish: "someone calm who keeps things steady",
    clear: phrases`
      calm; calming; steady; steadies; grounded; grounding; unshakeable|unshakable;
      hard to shock; matter of fact; professional ~ distance|boundaries; not ~ touchy feely;
      touchy feely; woo woo; no woo; therapy talk; therapy speak; feelings talk;
      talk about feelings; measured; even keel*; low key; reserved; unflappable; not ~ dramatic;
      level headed; rational; logical; soothing
    `,
    bare: phrases`calm; steady; logical; neutral; rational; facts`,
  },
  {
    dimension: "past",
    pole: 1,
    wish: "work that goes to where it comes from",
    clear: phrases`
      where ~ it|this|that ~ comes|came from; root|roots; root cause; the why;
      understand ~ why|where|myself|pattern|patterns|how i; asking why;
      why i ~ am|do|keep|feel|react|always; underlying; underneath;
      my ~ childhood ~ work|explore|understand|matters; dig ~ into|deep*|down|deeper; digging;
      depth; in depth; insight|insights; my past; the past;
      go back to ~ childhood|past|start|beginning; long term therapy; psychodynamic;
      psychoanaly*; pattern*; childhood ~ stuff|thing|things|talk|question*;
      talk* about my ~ mother|mom|mum|dad|father|childhood|past;
      discuss my ~ mother|mom|mum|dad|father|childhood|past;
      ask* about my ~ mother|mom|mum|dad|father|childhood|past;
      my mother ~~ year|session|sessions; inner child; family history; freud*; understand first;
      explore; exploration
    `,
    bare: phrases`
      understand; understanding; why; deeper; childhood; past; comes from; came from; explor*;
      meaning
    `,
  },
  {
    dimension: "past",
    pole: -1,
    wish: "work on what changes now",
    clear: phrases`
      change ~ now|first|things|what|next|something|please; change it; next week; next months;
      right now ~ change|problem|things; here and now; present ~ focus*|moment; what to do now;
      future focus*; forward; solution ~ focused|oriented; move on; moving forward|on;
      not ~ dig*|dwell*|rehash*; rehash*; dwell*; results; fix ~ it|this; quick ~ results|fix;
      get through ~ week|day|months|next|this; practical ~ change|now; this week; day to day;
      actual day; just want it ~ stop|stopped|gone|over; make it stop; brief; short term;
      what happens next; know where it comes from; do not care ~ why|where; the storm first;
      deal with ~ now|today|day; change comes first
    `,
    bare: phrases`change; now; build; today; forward; action; future; present`,
  },
  {
    dimension: "structure",
    pole: 1,
    wish: "clear structure and a plan",
    clear: phrases`
      structure; structured; agenda; organi* ~ and|therapist|sessions|plan; step by step;
      goal|goals ~ set*|clear|work|oriented|each|agree; set* goals; goal setting; road map;
      roadmap; a method; method; methodical; spreadsheet; track* ~ progress|mood; measur*;
      a plan; the plan; short plan; simple plan; clear plan; plan ~ for|of|with; program;
      checklist; data; evidence based; science based; curriculum; know what to expect; manual;
      lay* out; target each week; diary; worksheets; timeline; framework; drift*; aimless*;
      no plan; no direction; going nowhere; went nowhere; in circles; chit chat; chitchat;
      chat about ~ week|nothing|day; pleasant talk
    `,
    bare: phrases`
      plan; structure; organized|organised; steps; goals; program; clear; methodical;
      consistency
    `,
  },
  {
    dimension: "structure",
    pole: -1,
    wish: "an open conversation without a program",
    clear: phrases`
      open ended; free flowing; free form; unstructured; organic; go with the flow; just talk;
      conversation; clipboard; script; scripted; textbook; cookie cutter; one size fits all;
      checklists; chart ~ stages|with; stages; worksheet*; by the book; formal; rigid; forms;
      program*; manualized|manual; wherever it ~ goes|leads; begin anywhere; kitchen table;
      no agenda; quick programs; robot*; treat* ~ like a ~ number|case|diagnosis|file; boxes;
      protocol*
    `,
    bare: phrases`flexible; natural; loose; conversation; open; chat; talk`,
  },
  {
    dimension: "homework",
    pole: 1,
    wish: "things to try between sessions",
    clear: phrases`
      homework; exercises; assignments; between sessions; worksheet*;
      practice ~ between|at home|during|with; things to try;
      something to ~ try|practice|practise; try ~ before|between|things|small;
      tasks ~ between|for|each; reading list; experiments;
      leave with ~ homework|one|something|tool; take home; go home with; diary card; reminder;
      checks in; check in ~ between|midweek|text; records between; one thing to ~ try|notice;
      tool ~ that day
    `,
    bare: phrases`homework; exercises; practice|practise; assignments; tasks`,
  },
  {
    dimension: "homework",
    pole: -1,
    wish: "no homework",
    clear: phrases`
      no homework; hate homework; without homework; no worksheets; no exercises; no assignments;
      not ~ offer ~ exercises|worksheets
    `,
    bare: [],
  },
  {
    dimension: "pace",
    pole: 1,
    wish: "a brisk pace",
    clear: phrases`
      fast; quick; quickly; in a hurry; brisk; right away; straight away; get to the point;
      get ~ going|started; short term; brief therapy; few sessions; weeks not ~ years|months;
      not ~ years ~ therapy|of; not ~ waste time; wasting time; no time to ~ waste|lose; soon;
      asap; efficient; quicker; faster; rapid; time limited; ten to sixteen; intensive;
      taking too long; dragged on; never ~ got ~ anywhere; by the second session; not ~ forever;
      years of talking
    `,
    bare: phrases`fast; quick; quickly; efficient; hurry; urgent`,
  },
  {
    dimension: "pace",
    pole: -1,
    wish: "a slow, unhurried pace",
    clear: phrases`
      slow; slowly; take ~ time; my own pace; at my pace; my pace; your pace; own pace; no rush;
      not ~ rush*|rushed|hurried|hurry; rush* me; rushed; rushing; unhurried; patient; patience;
      small steps; baby steps; one step at a time; little by little; too fast; too soon;
      whole story ~ in|session|first; in session ~ one|two|1|2;
      first session ~ trauma|story|everything; pressure* me; pressured; pressure to ~ talk|share;
      wait for me; take it slow; ease ~ in|into; build ~ trust; time to ~ trust|open|warm;
      once we trust; if i say stop; stop at any time; not ~ spring; have the time; i have time;
      for years; the pace of; control ~ pace; be quiet for a while
    `,
    bare: phrases`slow; slowly; time; patient; patience; steps`,
  },
  {
    dimension: "lightness",
    pole: 1,
    wish: "someone informal with a sense of humor",
    clear: phrases`
      humor|humour; sense of ~ humor|humour; funny; laugh*; joke|jokes; cheeky; playful;
      someone fun; easygoing; easy going; relaxed; informal; casual; down to earth; swear*;
      curse*; banter; light* touch; like a ~ friend|human|person|normal; normal person;
      regular ~ person|guy; real person; not ~ stuffy|formal|clinical|stiff; super formal;
      too formal; stuffy; stiff; clipboard; clinical ~ cold|too|stiff|and; suit and tie;
      lab coat; good humored; chill; laid back; dry ~ humor|wit; sarcas*;
      young* ~ therapist|someone|person; friendly; upbeat; robot*
    `,
    bare: phrases`fun; joke; laugh; light; normal; friendly; relaxed; chill; cheeky; playful`,
  },
  {
    dimension: "lightness",
    pole: -1,
    wish: "someone serious and professional",
    clear: phrases`
      serious; professional; no jokes; not ~ joke*; makes|made jokes; jok* about ~ it|my|me;
      formal ~ therapist|please|setting; respectful; take ~ seriously; taken seriously;
      overly familiar; too ~ casual|chatty|friendly|chummy;
      talk* about ~ himself|herself|themselves|her own|his own|their own;
      own ~ life|problems|divorce|stories ~~ session|talk*|me; wise; experienced; mature
    `,
    bare: phrases`serious; professional; respect; respectful`,
  },
];
