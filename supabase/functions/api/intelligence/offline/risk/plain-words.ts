/** Invisible or ornamental: dropped before anything is read. */
const INVISIBLE = /[\p{Cf}\u115f\u1160]/gu;
/** Four or more single letters one by one: "k i l l", "d.i.e.d". */
const SPACED = /(?<![\p{L}\p{N}'’])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\p{N}'’])){3,}/gu;
const WORD = /[\p{L}\p{N}*@$!]+/gu;
const DISGUISED = /[0-9*@$!]/;
/** Said of oneself even without "myself". */
const UNALIVE = /\bunaliv(?:e|ing)\b(?!\s+(?:my|him|her|them|your|some|every))/gi;
const LAUGHING = /[\u{1f602}\u{1f923}]/gu;

/** Letters of other alphabets that pass for Latin ones, and what they pass for. */
const LOOKALIKES = "аеорсухіѕјԁһкмтвнαοινκτ";
const LATIN = "aeopcyxisjdhkmtbhaoivkt";
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, "g");
const LATIN_TOO = /[a-z]/i;

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Words that are hidden behind signs; `*` stands for any one letter or several. */
const HIDEABLE =
  "kill killing suicide suicidal die dying dead myself rape raped murder selfharm".split(" ");

/** Slang, words hidden from filters, and slips, as they are meant. */
const MEANT = new Map(
  Object.entries({
    kms: "kill myself",
    kmsing: "killing myself",
    kys: "kill yourself",
    ctb: "commit suicide",
    iwant: "i want",
    idont: "i do not",
    icant: "i can not",
    dontwant: "do not want",
    unalive: "kill",
    unaliving: "killing",
    unalived: "killed",
    unaliven: "kill",
    sewerslide: "suicide",
    sewercide: "suicide",
    suislide: "suicide",
    sewerslidal: "suicidal",
    sui: "suicide",
    su1: "suicide",
    sucide: "suicide",
    suicde: "suicide",
    suicied: "suicide",
    suecide: "suicide",
    sueside: "suicide",
    suicidial: "suicidal",
    siucidal: "suicidal",
    killmyself: "kill myself",
    hurtmyself: "hurt myself",
    cutmyself: "cut myself",
    wanttodie: "want to die",
    iwanttodie: "i want to die",
    wannadie: "want to die",
    endit: "end it",
    endmylife: "end my life",
    endlife: "end my life",
    myslef: "myself",
    mysef: "myself",
    myselff: "myself",
    mysself: "myself",
    mself: "myself",
    meself: "myself",
    dissapear: "disappear",
    dissappear: "disappear",
    disapear: "disappear",
    disapper: "disappear",
    dissapeer: "disappear",
    anymor: "anymore",
    nymore: "anymore",
    anymre: "anymore",
    nomore: "no more",
    imma: "i am going to",
    ima: "i am going to",
    finna: "going to",
    fixna: "going to",
    gona: "going to",
    goin: "going",
    goingto: "going to",
    boutta: "about to",
    bouta: "about to",
    bout: "about",
    tryna: "trying to",
    wana: "want to",
    wan: "want",
    wnat: "want",
    wnt: "want",
    tonite: "tonight",
    "2nite": "tonight",
    nite: "night",
    abt: "about",
    thru: "through",
    tonigt: "tonight",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tomorow: "tomorrow",
    tommorow: "tomorrow",
    tommorrow: "tomorrow",
    killin: "killing",
    cuttin: "cutting",
    dyin: "dying",
    livin: "living",
    feelin: "feeling",
    thinkin: "thinking",
    hittin: "hitting",
    beatin: "beating",
    hurtin: "hurting",
    cuting: "cutting",
    cutin: "cutting",
    agian: "again",
    slef: "self",
    planing: "planning",
    diying: "dying",
    overdoes: "overdose",
    overdosed: "took an overdose",
    overdossed: "took an overdose",
    overdosd: "took an overdose",
    oded: "took an overdose",
    alredy: "already",
    pils: "pills",
    pilz: "pills",
    nuthing: "nothing",
    noone: "no one",
    nobodys: "nobody is",
    ive: "i have",
    alot: "a lot",
    withot: "without",
    witout: "without",
    burdon: "burden",
    thougts: "thoughts",
    thots: "thoughts",
    selfharm: "self harm",
    selfharming: "self harm",
    selfinjury: "self injury",
    strangeled: "strangled",
    rn: "right now",
    tbh: "",
    fr: "",
    ngl: "",
    fucking: "",
    fuckin: "",
    freaking: "",
    fckin: "",
    literally: "",
    honestly: "",
    basically: "",
  }),
);

function unmasked(word: string): string | null {
  if (!word.includes("*") || word.length > 12 || word.startsWith("*")) return null;
  const parts = word.split(/\*+/);
  const head = parts[0] ?? "";
  const tail = parts.at(-1) ?? "";
  return (
    HIDEABLE.find(
      (hidden) =>
        hidden.length >= head.length + tail.length + 1 &&
        hidden.length <= word.length + 1 &&
        hidden.startsWith(head) &&
        hidden.endsWith(tail),
    ) ?? null
  );
}

function undisguised(raw: string): string {
  const edge = /[!*@$]+$/.exec(raw)?.[0] ?? "";
  const word = raw.slice(0, raw.length - edge.length).toLowerCase();
  if (/^[0-9]*$/.test(word) || !/[a-z]/.test(word)) return raw;
  const plain =
    unmasked(word) ?? word.replace(/[013457@$!]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
  const known = HIDEABLE.includes(plain) || MEANT.has(plain);
  return known ? plain + edge.replace(/\*/g, "") : raw;
}

/**
 * The text in plain words: invisible and look-alike characters, spaced-out letters, letters hidden
 * behind digits and stars, slang and common slips resolved, and words of mere emphasis left out.
 * Its length may differ from the original's.
 */
export function inPlainWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(INVISIBLE, "")
    .replace(LAUGHING, " lol ")
    .replace(UNALIVE, (word) => (/ing$/i.test(word) ? "killing myself" : "kill myself"))
    .replace(SPACED, (letters) => letters.replace(/[ ._*-]/g, ""))
    .replace(WORD, (raw) => {
      const latin =
        LATIN_TOO.test(raw) && raw.search(LOOKALIKE) >= 0
          ? raw
              .toLowerCase()
              .replace(LOOKALIKE, (letter) => LATIN[LOOKALIKES.indexOf(letter)] ?? "")
          : raw;
      const word = DISGUISED.test(latin) ? undisguised(latin) : latin;
      const bare = word.toLowerCase().replace(/(\p{L})\1{2,}/gu, "$1$1");
      return MEANT.get(bare) ?? word;
    })
    .replace(/\bany more\b/gi, "anymore")
    .replace(/\bmy self(?=\s*(?:[.,;!?\n]|$|and |when |to |because |tonight))/gi, "myself");
}
