import type { ReadAnswer } from "./read-answers.ts";

const ASKS_FOR = /\b(?:therapist|counsel(?:l)?or|psychologist|shrink|somebody|someone)\b/i;
const PRACTICAL_SIDE = [
  /\b(?:takes?|accepts?)\b.*\b(?:insurance|aetna|cigna|anthem|humana|kaiser|medicaid|medicare|tricare|bcbs|blue ?cross|uhc)\b/i,
  /\b(?:online|video|zoom|in[- ]person|telehealth|by phone)\b/i,
  /\b(?:under|up to|less than|max|around|about|for)\s*\$?\d{2,3}\b|\$\s?\d{1,3}\b/i,
  /\b(?:evenings?|weekends?|after work|saturdays?|mornings?)\b/i,
  /\blicensed\b/i,
];

/** "I need a therapist who takes Aetna, evenings, online, in Oregon": the practical side, unasked. */
export function isPractical(answer: ReadAnswer): boolean {
  if (answer.role === "practical") return true;
  if (!["presenting", "open", "priority", "stuck", "understand"].includes(answer.role))
    return false;
  const { source } = answer.text;
  if (!ASKS_FOR.test(source)) return false;
  return PRACTICAL_SIDE.some((side) => side.test(source));
}
