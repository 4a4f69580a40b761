import type { TherapistResponse } from "@rapport/shared/contracts/therapist-profile.ts";

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** The responses that hold every word of the search, in the question, the answer or a tag. */
export function searchResponses(
  responses: readonly TherapistResponse[],
  search: string,
): readonly TherapistResponse[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return responses;
  return responses.filter(({ question, answer, tags }) => {
    const text = folded([question, answer, ...tags].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
