import { TEXT_LIMIT } from "@rapport/shared/constants.ts";

/** In the words of the product's rules. */
export const PLEASE_ANSWER = "Please provide an answer before continuing";

export const count = (characters: number) => characters.toLocaleString("en-US");

export const tooLong = (length: number) =>
  `An answer may have at most ${count(TEXT_LIMIT)} characters. Please shorten yours by ${count(length - TEXT_LIMIT)}.`;

/** What is wrong with an answer as it stands, as an alert; null when it can be sent. */
export function answerFault(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return PLEASE_ANSWER;
  return length > TEXT_LIMIT ? tooLong(length) : null;
}

/** How many bytes a request with this body has. */
export const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;
