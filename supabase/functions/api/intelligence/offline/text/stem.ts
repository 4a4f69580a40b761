/** Forms that the rules below cannot know. */
const IRREGULAR = new Map(
  Object.entries({
    ate: "eat",
    eaten: "eat",
    beaten: "beat",
    began: "begin",
    broke: "break",
    broken: "break",
    came: "come",
    caught: "catch",
    children: "child",
    did: "do",
    died: "die",
    dies: "die",
    does: "do",
    done: "do",
    drank: "drink",
    drove: "drive",
    drunk: "drunk",
    dying: "die",
    fell: "fall",
    felt: "feel",
    flew: "fly",
    forgot: "forget",
    forgotten: "forget",
    fought: "fight",
    found: "find",
    froze: "freeze",
    frozen: "freeze",
    gave: "give",
    given: "give",
    goes: "go",
    going: "go",
    gone: "go",
    got: "get",
    gotten: "get",
    had: "have",
    has: "have",
    having: "have",
    kept: "keep",
    kids: "kid",
    knew: "know",
    lay: "lie",
    lied: "lie",
    lies: "lie",
    lost: "lose",
    lying: "lie",
    made: "make",
    men: "man",
    met: "meet",
    panicked: "panic",
    panicking: "panic",
    panicky: "panic",
    ran: "run",
    said: "say",
    saw: "see",
    seen: "see",
    shook: "shake",
    shut: "shut",
    slept: "sleep",
    spent: "spend",
    spoke: "speak",
    spoken: "speak",
    stole: "steal",
    stolen: "steal",
    stuck: "stuck",
    taken: "take",
    threw: "throw",
    tied: "tie",
    told: "tell",
    took: "take",
    tried: "try",
    used: "use",
    using: "use",
    went: "go",
    woke: "wake",
    women: "woman",
    wore: "wear",
    writing: "write",
    wrote: "write",
  }),
);

const VOWEL = /[aeiou]/;

function isVowel(word: string, i: number): boolean {
  const letter = word[i] ?? "";
  return VOWEL.test(letter) || (letter === "y" && i > 0 && !isVowel(word, i - 1));
}

/** How often a vowel is followed by a consonant: Porter's "measure". */
function measure(word: string): number {
  let count = 0;
  for (let i = 1; i < word.length; i++) {
    if (isVowel(word, i - 1) && !isVowel(word, i)) count++;
  }
  return count;
}

function hasVowel(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (isVowel(word, i)) return true;
  return false;
}

/** Consonant, vowel, consonant at the end, the last not w, x or y: "scar", "hop". */
function endsShort(word: string): boolean {
  const n = word.length;
  return (
    n >= 3 &&
    !isVowel(word, n - 3) &&
    isVowel(word, n - 2) &&
    !isVowel(word, n - 1) &&
    !/[wxy]$/.test(word)
  );
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}i`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const cut = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
  if (cut === 0) return word;
  const root = word.slice(0, -cut);
  if (!hasVowel(root)) return word;
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
  if (/([^aeioulsz])\1$/.test(root)) return root.slice(0, -1);
  return measure(root) === 1 && endsShort(root) ? `${root}e` : root;
}

function withoutEnding(word: string): string {
  if (word.length <= 3) return word;
  let root = word;
  if (root.endsWith("y") && hasVowel(root.slice(0, -1))) root = `${root.slice(0, -1)}i`;
  if (root.endsWith("e")) {
    const bare = root.slice(0, -1);
    const size = measure(bare);
    if (size > 1 || (size === 1 && !endsShort(bare))) root = bare;
  }
  if (root.endsWith("ll") && measure(root) > 1) root = root.slice(0, -1);
  return root;
}

/**
 * The stem of a lower-case English word: the inflection steps of Porter's algorithm (1 and 5), so
 * that "worrying", "worries" and "worried" meet, while "scared" and "scars" stay apart.
 */
export function stem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return withoutEnding(known);
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  return withoutEnding(withoutTense(withoutPlural(word)));
}
