const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const NUMBER = new RegExp(
  `\\d+(?:[.,]\\d+)*|\\b(?:(?:${TENS.join("|")})(?:[- ](?:${SMALL.slice(1, 10).join("|")}))?|${SMALL.join("|")}|hundred)\\b`,
  "gi",
);
/** "12 years", "12-plus years"; not "12 years old", which is no time spent. */
const OF_YEARS =
  /^\s*\+?[- ]?(?:(?:or so|plus|odd|full|long|good|more|whole)[- ])?(?:years?|yrs?)\b(?![- ]olds?\b)/i;

/** A number in a text. `digits`: written so; `years`: it counts years. */
export interface NumberSaid {
  value: number;
  digits: boolean;
  years: boolean;
}

function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written.replace(/,(?=\d{3}\b)/g, "").replace(",", "."));
  const [first = "", second = ""] = written.toLowerCase().split(/[- ]/);
  if (first === "hundred") return 100;
  const tens = TENS.indexOf(first);
  return tens < 0 ? SMALL.indexOf(first) : 10 * (tens + 2) + Math.max(0, SMALL.indexOf(second));
}

/** The numbers that a text says, in digits or in words up to a hundred. */
export const numbersIn = (text: string): NumberSaid[] =>
  [...text.matchAll(NUMBER)].map((found) => ({
    value: numberOf(found[0]),
    digits: /^\d/.test(found[0]),
    years: OF_YEARS.test(text.slice(found.index + found[0].length)),
  }));
