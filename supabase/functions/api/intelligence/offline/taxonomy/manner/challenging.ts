import { phrases } from "../problem.ts";
import type { StylePole } from "../style-pole.ts";

export const CHALLENGING: readonly StylePole[] = [
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
      only when i ~ ask|have asked; when i have asked; like a friend; as a friend;
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
      woo; feelings wheel; how does that make you feel; does not flinch; hard to shock;
      flood; go there; go to the hard place; not look away; cry; brave; big feelings
    `,
    bare: phrases`deep; intense; emotional; emotions; =feelings; raw`,
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
      afraid of ~ feelings|tears|emotion*; pleasant; even tempered; composed; anchor; ground me;
      steady hand; not ~ rattled|scared|shocked; calm me; hold steady; quiet strength; dry;
      businesslike
    `,
    bare: phrases`calm; steady; logical; neutral; rational; facts`,
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
