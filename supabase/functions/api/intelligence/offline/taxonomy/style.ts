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
      I explain; practice ~ together|between|with; drills; practice; what exactly to;
      exactly what to do|practice; ideas; try something; checks in; check in; check on me;
      ping me; remind me; text me; catch me; dodge; moderator; interrupt us; slow us down;
      get straight answers; homework; point out; name it; names; ask for some courage; push;
      i push; we practice; show us; tell us ~ what; help with the ~ actual|practical; instruct*;
      program; coach type; steer; steers; steering; advise; advises; bossy; told me what to do;
      telling me what to do; talked over me; talks over; talks too much;
      talked ~ whole|entire|more than; walk me through; hand me ~ something|tool*; think* along;
      brainstorm; options; a shove; shove me; push in the right direction; point me; recommend*;
      expertise; expert; teach me; explain* the science; the science; how it works;
      what is happening in my head; problem solve; fix* me|it; roll up ~ sleeves; give* orders;
      lecture on; being interrupted; interrupts; interrupting; told to breathe;
      breathing exercises; slogans; brisk; takes over; next step|steps; what next; goal
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
      person centred|centered; do not steer; let me figure; think out loud; company;
      keep me company; stay ~ with me; stays; be with me; be there; without a plan for me;
      wonder; you set; begin anywhere; open space; fill the air; silence does not; quiet with me;
      mostly listen*; nodded; smiled and nodded; wrote ~ notes|everything down; took notes;
      blank stare; how did that feel; what do you think it means; mirror*; just mirrored;
      just be there; do not fix it; do not fix; hear me; sounding board; left to it;
      find my own ~ way|answers|words; my own answers; come to it myself; get there myself;
      hold my hand; head tilt*; nodding; hmm; look* at the clock; yawn*; writing ~ whole time;
      clipboard nod; listens more than; more listening; as a question; ask me; patient listener;
      witness; hear the whole story; whole story first; let me finish; room to
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
      plain speech; plain speaking|spoken; talk straight; name* patterns; nudge me; firm;
      lectur*; preach*; preachy; harsh; harshly; aggressive; confrontational; condescend*;
      patroni*; cold; dismiss*; mean; scold*; shaming; judgy; judgmental|judgemental; preached;
      lectured; judged; judging; judge me; judg* ~ me; scolded; blamed; blam* ~ me; shamed;
      sermon*; cop about it; laughing at me; laugh* at me; look shocked; pushy;
      push* too ~ hard|fast|much; too pushy; guilt trip*; wriggle; wriggling; man to man;
      smack me; hit me with; early and often; does not flatter; flatters; flatter* me;
      get away with; do not let me; be tough; tough;
      made me feel ~ bad|stupid|worse|guilty|small|lazy|ashamed; told me off;
      told i ~ am|was|should; told ~ to ~ just; minimiz*|minimis*; argued with me;
      kind but ~ no|clear|honest|direct; no varnish; varnish; rip it off; rip off; slap me;
      blunt is; tell me off; argue with me; disagree with me; debate; spar; devil*; does not let;
      hold my feet; call it; call bullshit; say it once; out loud; unvarnished;
      face to face truth; bruise me; pity me not; pushing meds; push meds; lecture; sermon;
      pushing ~ me|too; criticiz*|criticis*; criticism; blame; shame; correcting me; corrected
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
      feel safe with; make me feel safe; patient with me; without judgment|judgement|judging;
      no judgment|judgement; nonjudgmental|nonjudgemental; never shames; affirming;
      kind ~ but|and|person|someone|voice|therapist|to; kindly; nicely; nice about it;
      bit by bit; only ~ when i ask; when i ask; sandwich; with care; careful with|criticism;
      delicately; beat myself up; hit* with ~ hard|truth; acceptance; empath*; cuddly; motherly;
      grandmother*; big hug; too nice; so nice; very sweet; sweet ~ therapist|lady; with love;
      careful with me; on your side; soft one; ask first|me first; ask before; be on my side;
      unkind; cheerfulness; agreed with everything; polite; tiptoe*; walks on eggshells;
      afraid to say; too soft; too gentle; too easy; yes man; flattery; charm;
      validate everything; just validated; coddl*; sugarcoating|sugarcoats; i bruise;
      bruise easily; cushion; cushioned; carefully; only if i ~ ask|have asked;
      only when i ~ ask|have asked; when i have asked; like a friend; as a friend; pity;
      cheerleading; cheerleader; toxic positivity; positivity; reassuring; reassure;
      hold my hand; comfort*; soothe*; a hug; beating around the bush; beat around the bush;
      tiptoeing; hedging; vague; hints; diplomatic*; feed me first; bit of honey; spoonful;
      sugar; pat on the ~ back|head; head tilt*; yoga voice; soft voice; therapy voice;
      so gentle; nicey nice
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
      raw; get emotional; express ~ emotion|emotions|feelings; catharsis;
      real ~ with me|person|human|emotion; not afraid of ~ feelings|emotions|tears|anger|big;
      stay in the room with me; shows ~ feelings|emotion; human being ~ not|instead;
      touchy feely; woo woo; therapy talk; therapy speak; feelings talk; talk about feelings;
      woo; crystals; feelings wheel; how does that make you feel; does not flinch; hard to shock;
      flood; go there; go to the hard place; not look away; cry; brave; big feelings
    `,
    bare: phrases`deep; intense; emotional; emotions; feelings; raw`,
  },
  {
    dimension: "intensity",
    pole: -1,
    wish: "someone calm who keeps things steady",
    clear: phrases`
      calm; calming; steady; steadies; grounded; grounding; unshakeable|unshakable;
      matter of fact; professional ~ distance|boundaries; measured; even keel*; low key;
      reserved; unflappable; not ~ dramatic; level headed; rational; logical; soothing;
      if they flinch; flinch*; look* shocked; shocked; scared of me; got scared;
      afraid of ~ feelings|tears|emotion*; pleasant; even; composed; anchor; ground me;
      steady hand; not ~ rattled|scared|shocked; calm me; hold steady; quiet strength; dry;
      businesslike
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
      explore; exploration; rehash*; dwell*; analyz*|analys*; what ~ meant ~ to|about;
      asked me what i thought; everything back to; know what i am doing; map; think it over;
      why i; childhood stuff; my father|mother ~ for a year|every|always;
      about my ~ dad|mom|mum|mother|father|childhood ~ for; roots; archaeolog*; foundation; dig;
      where ~ began|started|learned; childhood; how i got ~ here|this way; how i became;
      backstory; family tree; mother ~ questions; old stuff; back in time; all the way back;
      history
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
      future focus*; forward; solution ~ focused|oriented; move on; moving forward|on; results;
      fix ~ it|this; quick ~ results|fix; get through ~ week|day|months|next|this;
      practical ~ change|now; this week; day to day; actual day;
      just want it ~ stop|stopped|gone|over; make it stop; brief; short term; what happens next;
      know where it comes from; do not care ~ why|where; the storm first;
      deal with ~ now|today|day; change comes first; just change it; know what it is about;
      tool i can use; same day; that day; for next week; on monday; drive|drives;
      get through ~ wedding|flight|holidays|christmas|exams|trial; know the why; i know why;
      done with the past; leave the past; past is past; the roof first; put out the fire;
      stop the bleeding; next month; tomorrow; tools now; function; get me working;
      survive ~ week|month; umbrella
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
      lay* out; target each week; diary; worksheets; timeline; framework; clipboard; script;
      scripted; textbook; cookie cutter; one size fits all; checklists; chart ~ stages|with;
      stages; worksheet*; by the book; rigid; forms; program*; manualized|manual; robot*;
      treat* ~ like a ~ number|case|diagnosis|file; boxes; protocol*; quick programs; workbook*;
      homework sheets; like a test; questionnaire*; scales; drills; rules; agree on a goal|goals;
      small experiments; each week; records; syllabus; bullet points; list; lists; homework;
      charts; steps; outline; deadlines; milestones; metrics; scores; numbers; tasks; sequence;
      step one; slogans; acronyms; acronym; psychobabble; forms to fill
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
      conversation; wherever it ~ goes|leads; begin anywhere; kitchen table; no agenda; drift*;
      aimless*; no plan; no direction; going nowhere; went nowhere; in circles; chit chat;
      chitchat; chat about ~ week|nothing|day; pleasant talk; pleasant chats;
      no idea what we were doing; rambl*; just chatting; chatted; small talk; vague;
      think out loud; thinking it over; see where it goes; meander; wander; whatever comes up;
      free; play it by ear; jazz; improvise; chit chat|chitchat; circles
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
      tool ~ that day; reading; books to read; practice at home; try things; journaling; journal;
      exercises to
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
      not ~ years ~ therapy|of; no time to ~ waste|lose; soon; asap; efficient; quicker; faster;
      rapid; time limited; ten to sixteen; intensive; by the second session; not ~ forever;
      too fast; too soon; rush* me; rushed; rushing; pressure* me; pressured;
      pressure to ~ talk|share; whole story ~ in|session|first; in session ~ one|two|1|2;
      first session ~ trauma|story|everything; in week one; first day; right into it;
      straight into; too quickly; say everything ~ week|session|first; hurried; hurry to; rush;
      by thursday; before ~ wedding|baby|trial|exam|semester|christmas; deadline;
      soon as possible; in a few sessions; short; results fast; hurry; pushed too ~ fast|soon;
      first session ~ everything; second session
    `,
    bare: phrases`fast; quick; quickly; efficient; hurry; urgent`,
  },
  {
    dimension: "pace",
    pole: -1,
    wish: "a slow, unhurried pace",
    clear: phrases`
      slow; slowly; take ~ time; my own pace; at my pace; my pace; your pace; own pace; no rush;
      not ~ rush*|rushed|hurried|hurry; unhurried; patient; patience; small steps; baby steps;
      one step at a time; little by little; wait for me; take it slow; ease ~ in|into;
      build ~ trust; time to ~ trust|open|warm; once we trust; if i say stop; stop at any time;
      not ~ spring; have the time; i have time; for years; the pace of; control ~ pace;
      be quiet for a while; wasting time; taking too long; dragged on; never ~ got ~ anywhere;
      not ~ waste time; years of talking; endless; took forever; for years ~ nothing|no;
      unrushed; very slow; go slow; bit by bit; when i am ready; not yet;
      once we know each other; do not start with; sit in silence; give me a minute; need time;
      warm up slowly; slow to ~ warm|trust|open; at first; wait; bit at a time; gradual*;
      long haul; years if; as long as it takes; forever
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
      regular ~ person|guy; real person; good humored; chill; laid back; dry ~ humor|wit;
      sarcas*; young* ~ therapist|someone|person; friendly; upbeat; not ~ stuffy; vibes; wry;
      irrever*; joke with me; laugh more; like a good talk; let me swear; makes|made jokes;
      jok* about ~ it|my|me; too ~ casual|chatty|friendly|chummy; overly familiar;
      talk* about ~ himself|herself|themselves|her own|his|their own;
      own ~ life|problems|divorce|stories ~~ session|talk*|me; a laugh; laughing; humor*; swear;
      dark humor; gallows; roast; silly; fun; normal human; human; talk normal; regular person;
      plain english; no jargon; jeans; talking about ~ own|their own|his own|her own; own kids;
      own story; oversharing; overshare*
    `,
    bare: phrases`fun; joke; laugh; light; normal; friendly; relaxed; chill; cheeky; playful`,
  },
  {
    dimension: "lightness",
    pole: -1,
    wish: "someone serious and professional",
    clear: phrases`
      serious; professional; no jokes; not ~ joke*; formal ~ therapist|please|setting;
      respectful; take ~ seriously; taken seriously;
      talk* about ~ himself|herself|themselves|her own|his own|their own; wise; experienced;
      mature; super formal; too formal; stuffy; stiff; clipboard; clinical ~ cold|too|stiff|and;
      suit and tie; lab coat; robot*; clinical; robotic; formal; academic; jargon;
      humorless|humourless; whisper*; soft voice; incense; couch and; psychobabble; yoga voice;
      solemn; whispery; hushed; reverent; gravitas; suit
    `,
    bare: phrases`serious; professional; respect; respectful`,
  },
];
