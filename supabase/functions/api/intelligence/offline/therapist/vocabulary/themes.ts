import { phrases } from "../../taxonomy/problem.ts";

/**
 * A subject on which experts have insights and therapists have habits. `insight` finds it in an
 * expert's sentence, `practice` in what a therapist says to do. `name` reads well after "on".
 */
export interface Theme {
  name: string;
  insight: readonly string[];
  practice: readonly string[];
}

export const THEMES: readonly Theme[] = [
  {
    name: "thoughts of suicide",
    insight: phrases`suicid*; wanting to die; not wanting to live`,
    practice: phrases`
      ask ~ direct*|straight|plain*|suicid*; safety plan; safety planning; killing yourself|themselves; suicid*; crisis team; call ~ next|same day; emergency room; 988; lethal means; ask ~ means|plan
    `,
  },
  {
    name: "strong feelings",
    insight: phrases`strong feeling*; flood*; numb*; overwhelm*; dysregulat*; emotion* regulat*; intense emotion*`,
    practice: phrases`
      flood*; numb; numbness; overwhelm*; grounding; ground ~ them|people|you|first; steady*; steadying skills; breath* ~ first|together; window of tolerance; stabiliz*|stabilis*; calm ~ body; shut down; big feelings; strong feelings
    `,
  },
  {
    name: "what went wrong in earlier therapy",
    insight: phrases`past|previous|earlier|last|former therapy|therapist|therapists|treatment; therapy before; disappointed ~ therapy; already tried; dropout*`,
    practice: phrases`
      past|previous|earlier|last|former|other therapy|therapist|therapists|treatment; therapy before; tried before; already tried; have tried; what ~ did not ~ work|help; worked before
    `,
  },
  {
    name: "what a person wants to mend first",
    insight: phrases`mend first; first priority; named|name|names first; one they would ~ first; most urgent; put first`,
    practice: phrases`
      what ~ want|wants ~ first; first priority; mend first; one thing ~ first|most; what would ~ you ~ change|fix ~ first; start with ~ what ~ matters|hurts; most urgent; which ~ first
    `,
  },
  {
    name: "ordinary days as evidence",
    insight: phrases`described day; daily life; label ~ day|life; ordinary day; self chosen label`,
    practice: phrases`
      what ~ day|week|nights|weeks ~ look|looks like; nights and ~ weeks|days; ordinary day|tuesday; typical day|week; walk me through ~ day|week; day to day; what ~ days look like; hour by hour
    `,
  },
  {
    name: "the kind of change a person hopes for",
    insight: phrases`kind of change; concrete goals; goals about; hopes for; what ~ hope* for`,
    practice: phrases`
      what ~ you|they|people ~ want ~ different|change|changed; like ~ to be different; what ~ hope|hoping; what would be different; set ~ goals|goal; goals ~ own words; agree on ~ goal|goals; two|three goals
    `,
  },
  {
    name: "treatments that are asked for by name",
    insight: phrases`asked for by name; treatment ~ by name; exposure and response prevention; trauma focused treatment; evidence based; named treatment`,
    practice: [],
  },
  {
    name: "manner",
    insight: phrases`manner; style ~ heavily|therapist|wishes; tone; warmth; how ~ therapist ~ speaks|talks`,
    practice: phrases`
      fit ~ matters|between|us; not ~ right fit; my ~ style|manner|way of; people ~ leave|stay because; tell me ~ too ~ pushy|much|blunt|soft; relationship ~ matters|heals|is
    `,
  },
  {
    name: "why people walk away",
    insight: phrases`walking away; walk away; leave ~ therapist; quit*; drop* out; dropout*`,
    practice: phrases`walk* away|out; why ~ left; ghost* me; drop* out; stopped coming; did not come back; quit ~ therapy; never came back`,
  },
  {
    name: "identity that is asked about and never guessed",
    insight: phrases`identity; never inferred; shares ~ faith|culture|identity; cultural*; cultur*; background`,
    practice: phrases`
      do not ~ assume|guess|pretend; never ~ assume|guess; ask ~ rather|instead than|of guess*; rather than guess*; i ask ~ about ~ culture|faith|family; ask them to teach; teach me; not ~ mine to guess; do not ~ know ~ world|culture; what ~ pronouns|language; cultural humility
    `,
  },
  {
    name: "licensing, price and language",
    insight: phrases`licens*; price; fee|fees; afford; insurance`,
    practice: [],
  },
  {
    name: "saying hard things",
    insight: phrases`hard truth*; challeng*; confront*; honest feedback; uncomfortable thing*`,
    practice: phrases`hard truth*; challenge; say ~ plainly|straight|directly; do not ~ sugarcoat*; confront*; say it ~ anyway; not ~ want to hear`,
  },
  {
    name: "repair after hurt",
    insight: phrases`repair; rupture*; hurt by; apolog*; alliance`,
    practice: phrases`apologi*; said ~ sorry; repair; repaired; rupture*; i was wrong; my mistake; brought it up; own ~ mistake|it`,
  },
  {
    name: "checking whether it helps",
    insight: phrases`progress; measur*; feedback ~ session|client; whether ~ works|helps|working; outcome*; check* regularly`,
    practice: phrases`i ~ measure; we ~ measure; questionnaire*; scores; rating*; check ~ every; review ~ every; ask ~ every ~ session; track; scale; every ~ session ~ look|check|ask`,
  },
  {
    name: "endings",
    insight: phrases`ending*; end ~ therapy|treatment|well; goodbye*; termination`,
    practice: phrases`last ~ session|sessions; plan ~ ending|end; space out; goodbye*; taper; end date; final session`,
  },
  {
    name: "practice between sessions",
    insight: phrases`homework; between sessions; practice ~ outside|between|home`,
    practice: phrases`homework; between sessions ~ practice|try; practice|try ~~ between sessions; something to ~ try; worksheets; assign*`,
  },
  {
    name: "silence and listening",
    insight: phrases`silence; listening; being heard; feel heard`,
    practice: phrases`silence; silent; i ~ listen; mostly listen; say little; wait ~ for`,
  },
  {
    name: "the family around a person",
    insight: phrases`family involve*; involve ~ family|partner|parents; family ~ system|members; whole household`,
    practice: phrases`bring ~ family|parents|partner|mother|whole; whole ~ family|household; meet ~ parents|family; parents ~ come|join|sit`,
  },
  {
    name: "knowing one's limits",
    insight: phrases`refer*; limits ~ competence|practice; outside ~ competence; specialist; consult*; supervision`,
    practice: phrases`consult*; supervis*; consultation group; i ~ refer; call ahead; warm hand off|handoff; send ~ colleague`,
  },
  {
    name: "humor",
    insight: phrases`humor|humour; laugh*; joke*; playful*`,
    practice: phrases`humor|humour; laugh*; joke*; playful*; tease; teasing`,
  },
  {
    name: "the body",
    insight: phrases`body; bodily; somatic; breath*`,
    practice: phrases`body; somatic; breath*; sensations`,
  },
];
