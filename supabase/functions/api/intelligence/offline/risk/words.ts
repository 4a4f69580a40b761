import type { WordClasses } from "../text/phrases.ts";

const list = (words: string) => words.split(/\s+/);

const PARTNER =
  "husband wife boyfriend girlfriend partner spouse fiance fiancee bf gf hubby marido esposo esposa novio novia pareja roommate";
const PARENT =
  "mom mum mother dad father mama papa mommy daddy parents stepdad stepmom stepfather stepmother madre padre";
const CHILD =
  "son daughter kid kids child children teen teenager stepson stepdaughter hijo hija baby toddler infant newborn grandson granddaughter";
const KIN =
  "brother sister cousin uncle aunt nephew niece grandma grandpa grandmother grandfather sibling hermano hermana";
const OTHERS =
  "friend friends roommate coworker colleague neighbor neighbour student patient client ex bestie boy girl man woman guy";

export const PARTNERS: ReadonlySet<string> = new Set(list(PARTNER));
export const CHILDHOOD_ABUSERS: ReadonlySet<string> = new Set(
  list(`${PARENT} uncle grandfather grandpa ex exes`),
);
/** Everybody a sentence may be about besides the writer. */
export const OTHER_PEOPLE: ReadonlySet<string> = new Set(
  list(
    `he she they him her ${PARTNER} ${PARENT} ${CHILD} ${KIN} ${OTHERS} who somebody someone el ella`,
  ),
);
export const WRITER: ReadonlySet<string> = new Set(
  list("i me my myself mine we us our ive im yo mi me conmigo"),
);

/** Words that stand for each other in the phrases of this folder. */
export const RISK_WORDS: WordClasses = {
  herself: list("himself herself themselves themself hisself theirself theirselves"),
  victim: list(
    `him her them someone somebody people everyone everybody ${PARTNER} ${PARENT} ${CHILD} ${KIN} ${OTHERS} boss supervisor manager teacher classmates coworkers colleagues landlord bully family`,
  ),
  close: list(`${PARTNER} ${CHILD} kids him her them`),
  child: list(`${CHILD} kids boys girls`),
  abuser: list(
    `he she they ${PARTNER} ${PARENT} ${KIN} son daughter stepson ex dude guy man pimp boss coach teacher pastor priest caregiver aide nurse babysitter stepbrother`,
  ),
  partner: list(PARTNER),
  home: list(`${PARTNER} ${PARENT} stepbrother brother uncle ex`),
  kin: list(`${PARTNER} ${PARENT} ${CHILD} ${KIN} ${OTHERS} he she they`),
  pills: list(
    "pills pill tablets meds medication medications medicine tylenol paracetamol acetaminophen advil ibuprofen aspirin xanax ambien benadryl oxy oxycodone antidepressants zoloft seroquel insulin fentanyl percs percocet vicodin klonopin ativan sleepers capsules lithium pastillas",
  ),
  many: list("whole entire full handful handfuls fistful dozens bottles boxes packets"),
  number: list(
    "10 12 14 15 16 18 20 24 25 30 32 35 36 40 45 48 50 60 64 70 75 80 90 100 120 150 200 ten twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred",
  ),
  drink: list("drinking alcohol booze vodka xanax benzos klonopin ativan valium heroin opioids"),
  thoughts: list(
    "think thinking thoughts thought imagine imagining images image pictures picture visions flashes urge urges fantasies dream dreams dreaming daydream fantasize about of",
  ),
  drug: list(
    "pills tablets tylenol paracetamol acetaminophen ibuprofen aspirin xanax ambien benadryl oxy oxycodone capsules sleepers",
  ),
  minor: list(
    "9 10 11 12 13 14 15 16 17 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  ),
  elder: list(
    "teacher coach pastor priest tutor principal counselor instructor boss uncle stepdad stepfather stepbrother dad father grandfather grandpa man guy neighbor",
  ),
  days: list("4 5 6 7 8 9 10 12 14 four five six seven eight nine ten twelve fourteen"),
  commander: list(
    "voices voice demon demons devil satan god angel angels spirit spirits aliens tv radio",
  ),
  blade: list("razor razors blade blades lighter scissors"),
  body: list(
    "arm arms thigh thighs leg legs wrist wrists skin stomach hips hip hand hands forearm forearms ankle ankles belly",
  ),
  weapon: list(
    "gun guns rifle pistol shotgun handgun revolver glock firearm knife machete hammer bat axe hatchet crowbar",
  ),
  place: list(
    "bridge ledge roof rooftop overpass cliff balcony tracks railing parapet platform windowsill",
  ),
  crush: list("train bus truck car traffic subway lorry semi bridge tree wall pole median"),
  govern: list(
    "government fbi cia police neighbors neighbours people somebody someone aliens agents",
  ),
};
