import { INFERRED_PREFIX } from "@rapport/shared/constants.ts";
import type { ClientResponse } from "@rapport/shared/contracts/client-profile.ts";

/** The words of an answer alone; that it was inferred, the page says beside them. */
export function answerText({ answer, inferred }: ClientResponse): string {
  return inferred && answer.startsWith(INFERRED_PREFIX)
    ? answer.slice(INFERRED_PREFIX.length)
    : answer;
}
