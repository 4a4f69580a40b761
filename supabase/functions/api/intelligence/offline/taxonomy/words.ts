import type { WordClasses } from "../text/phrases.ts";

const list = (words: string) => words.split(/\s+/);

const partner = list(
  "husband wife partner boyfriend girlfriend spouse bf gf fiance fiancee hubby missus marido esposo esposa novio novia pareja",
);
const ex = list("ex exhusband exwife");
const child = list(
  "son daughter kid child baby toddler teen teenager stepson stepdaughter newborn twin hijo hija",
);
const parent = list(
  "mum mom mother dad father parent stepdad stepmum stepmom stepfather stepmother mama papa mummy daddy madre padre",
);
const sibling = list("brother sister sibling twin");
const relatives = list(
  "family grandma grandmother gran nan nana granddad grandad grandpa grandfather grandparent aunt auntie uncle cousin niece nephew inlaw inlaws stepfather stepmother",
);
const pronoun = list("he she they him her them");

/** Words that stand for each other in phrases: `{partner}` finds "my wife" and "my boyfriend". */
export const WORDS: WordClasses = {
  partner: [...partner, ...ex],
  child,
  parent,
  family: [...parent, ...sibling, ...relatives],
  anyone: [...partner, ...ex, ...child, ...parent, ...sibling, ...relatives, ...pronoun],
  loved: [
    ...partner,
    ...child,
    ...parent,
    ...sibling,
    ...relatives,
    ...list("friend dog cat pet horse mate bestie him her"),
  ],
  he: pronoun,
  i: list("i me my myself"),
  scared: list(
    "scared afraid terrified frightened petrified scare terrify frighten fear dread phobic phobia",
  ),
  hate: list("hate loathe despise disgusted repulsed detest"),
  stop: list("stop quit shut switch turn slow quiet silence pause"),
  hard: list(
    "hard difficult impossible tough struggle struggling trouble unable difficulty harder",
  ),
  gone: list("died dead death dying passed =gone loss lost losing die dies"),
  always: list("always constantly nonstop forever every all daily endlessly permanently"),
  angry: list("angry furious mad rage raging livid irate"),
  want: list("want need prefer like love would rather wish hope looking look after"),
  attack: list("attack attacks episode episodes spell spells"),
  head: list("head mind brain thoughts thought"),
  friend: list(
    "friend friends mate mates people anyone everyone others person guests colleagues coworkers strangers",
  ),
  drinks: list(
    "wine beer beers vodka chardonnay whiskey whisky gin bourbon rum tequila booze alcohol prosecco cocktails drinking martini martinis liquor bottle ipa merlot",
  ),
  number: list(
    "2 3 4 5 6 7 8 9 10 11 12 two three four five six seven eight nine ten eleven twelve many several",
  ),
  work: list("work job office boss manager workplace career shift shifts company team"),
};
