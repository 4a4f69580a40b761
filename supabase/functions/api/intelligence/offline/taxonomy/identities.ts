import { phrases } from "./problem.ts";

/**
 * Something a person may ask a therapist to share or to understand. Honoured when a client asks for
 * it and a therapist says it of themselves; never concluded from a name, a language or a place.
 */
export interface IdentityTrait {
  id: string;
  /** Reads well after "a therapist who is" or "who knows". */
  label: string;
  group: "gender" | "origin" | "faith" | "orientation" | "experience";
  said: readonly string[];
}

export const IDENTITIES: readonly IdentityTrait[] = [
  {
    id: "woman",
    label: "a woman",
    group: "gender",
    said: phrases`
      woman; women; female; lady; a sister; a she; mujer; terapeuta mujer; she her; mother of;
      grandmother; latina; doctora; señora; gal
    `,
  },
  {
    id: "man",
    label: "a man",
    group: "gender",
    said: phrases`
      man; men; male; guy; dude; a brother; hombre; a he; he him; bloke; fella; older gentleman
    `,
  },
  {
    id: "non-binary",
    label: "trans or non-binary",
    group: "gender",
    said: phrases`
      nonbinary; non binary; nb; enby; trans; transgender; they them; genderqueer; genderfluid
    `,
  },
  {
    id: "lgbtq",
    label: "LGBTQ+",
    group: "orientation",
    said: phrases`
      lgbt*; queer; gay; lesbian; bi; bisexual; same sex; pansexual; rainbow; men who love men
    `,
  },
  {
    id: "gay-man",
    label: "a gay man",
    group: "orientation",
    said: phrases`gay man|men|guy|guys|therapist|male|dude|husband; gay; gay and bi; men who love men`,
  },
  {
    id: "black",
    label: "Black",
    group: "origin",
    said: phrases`
      black; african american; afro*; haitian; caribbean; jamaican; nigerian; ghanaian; african;
      sista
    `,
  },
  {
    id: "latino",
    label: "Latino or Latina",
    group: "origin",
    said: phrases`
      latin*; hispanic; mexican*; mexico; puerto rican; dominican; guatemal*; salvador*;
      colombian; cuban; chicano|chicana; venezolan*|venezuelan; honduran; peruvian;
      mexicano|mexicana; central american; south american
    `,
  },
  { id: "brazilian", label: "Brazilian", group: "origin", said: phrases`brazil*; brasil*` },
  {
    id: "south-asian",
    label: "South Asian",
    group: "origin",
    said: phrases`
      south asian; desi;
      indian ~ family|woman|man|families|parents|culture|therapist|community|american|background;
      =indian; pakistani; bangladeshi; sri lankan; tamil; punjabi; gujarati; bengali; nepali;
      brown ~ woman|girl|therapist|family
    `,
  },
  {
    id: "east-asian",
    label: "Asian American",
    group: "origin",
    said: phrases`
      asian; chinese; taiwanese; korean; japanese; vietnamese; filipino|filipina; thai;
      cambodian; hmong; asian american; hong kong; viet
    `,
  },
  {
    id: "chinese",
    label: "Chinese or Taiwanese",
    group: "origin",
    said: phrases`chinese; taiwanese; hong kong; cantonese`,
  },
  { id: "korean", label: "Korean", group: "origin", said: phrases`korean; korea` },
  {
    id: "vietnamese",
    label: "Vietnamese",
    group: "origin",
    said: phrases`vietnamese; vietnam ~ refugee*|family|parents|came; viet`,
  },
  {
    id: "arab",
    label: "Arab or Middle Eastern",
    group: "origin",
    said: phrases`
      arab; arabic; middle eastern; lebanese; syrian; egyptian; palestinian; jordanian; iraqi;
      yemeni; amman; persian; iranian
    `,
  },
  {
    id: "native",
    label: "Native American",
    group: "origin",
    said: phrases`
      native american; indigenous; first nations; navajo; cherokee; lakota; tribal; my tribe
    `,
  },
  {
    id: "muslim",
    label: "Muslim",
    group: "faith",
    said: phrases`muslim*; islam*; hijab*; mosque; ramadan; imam; sister in faith; fajr`,
  },
  {
    id: "jewish",
    label: "Jewish",
    group: "faith",
    said: phrases`jewish; jew; synagogue; rabbi; orthodox jew*; shabbat; hasid*; kosher`,
  },
  {
    id: "christian",
    label: "Christian",
    group: "faith",
    said: phrases`
      christian*; church*; churchgoing; pastor; catholic; baptist; evangelical; jesus; bible;
      believer; chaplain; pentecostal; protestant; faith based
    `,
  },
  {
    id: "faith",
    label: "at home with faith",
    group: "faith",
    said: phrases`
      faith; religious; spiritual*; god; pray*; church*; mosque; muslim*; hindu; sikh; chaplain;
      belief; believer
    `,
  },
  {
    id: "left-religion",
    label: "familiar with leaving a strict religion",
    group: "faith",
    said: phrases`
      ex mormon; exmormon; grew up mormon;
      leaving|left|leave ~ church|religion|faith|mormon*|jehovah*|cult;
      leaving a strict religion; raised ~ mormon|jehovah*|fundamentalist|evangelical; deacon;
      deconstruct*; religious trauma; mormon; strict religion|faith
    `,
  },
  {
    id: "hindu",
    label: "Hindu or Sikh",
    group: "faith",
    said: phrases`hindu*; sikh*; temple ~ family|community; puja; diwali`,
  },
  {
    id: "deaf",
    label: "Deaf",
    group: "experience",
    said: phrases`
      deaf; hard of hearing; asl; sign language; signs ~ fluently|herself|himself; cochlear
    `,
  },
  {
    id: "disabled",
    label: "living with disability or illness",
    group: "experience",
    said: phrases`
      disab*; wheelchair; chronic* ill*|pain|illness; a body like this; body like ~ mine|this;
      spinal injury; blind; amputee; crutches; spoonie
    `,
  },
  {
    id: "neurodivergent",
    label: "neurodivergent",
    group: "experience",
    said: phrases`
      neurodiver*; autis*; adhd; on the spectrum; brain ~ wired ~ like; wired like|differently;
      neurospicy; audhd
    `,
  },
  {
    id: "veteran",
    label: "with a military background",
    group: "experience",
    said: phrases`
      veteran*; military; army; marine*; navy; served; convoy; combat; soldier; deployed;
      deployment; iraq; afghanistan; air force; war zone; =vet
    `,
  },
  {
    id: "first-responder",
    label: "with a first-responder background",
    group: "experience",
    said: phrases`
      first responder*; firefighter*; fire house; firehouse; engine company; police; cop|cops;
      paramedic*; on the job ~ cop|fire; emt; the shift work; dispatcher
    `,
  },
  {
    id: "recovery",
    label: "in recovery themselves",
    group: "experience",
    said: phrases`
      in recovery; been there; sober ~ themselves|himself|herself|too; got sober;
      recovering ~ addict|alcoholic; former addict|drinker; who quit; lived it
    `,
  },
  {
    id: "immigrant",
    label: "who knows migration from the inside",
    group: "experience",
    said: phrases`
      immigrant*; refugee*; immigrated; came from; an accent; undocumented; migrant*;
      inmigrante*; documented or not; papers
    `,
  },
  {
    id: "parent",
    label: "who is a parent",
    group: "experience",
    said: phrases`
      is a ~ mother|mom|mum|father|dad|parent; has kids|children ~ too|own|herself|himself?;
      mother of; father of; kids of ~ own; a mom|mum|dad|parent ~ too|herself|himself
    `,
  },
  {
    id: "older",
    label: "with many years behind them",
    group: "experience",
    said: phrases`
      older ~ therapist|woman|man|person|someone|than me; someone older;
      not ~ twenty|25|kid|child|young; my age; gray|grey hair; lived a little; old enough;
      decades of experience; seasoned; grandmother
    `,
  },
];
