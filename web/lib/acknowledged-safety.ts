import { graver, type Safety } from "@rapport/shared/contracts/safety.ts";

/** Whether a pause for `safety` would only repeat one that the person has been through. */
export function isAcknowledged(acknowledged: Safety | null, safety: Safety): boolean {
  if (acknowledged === null || graver(acknowledged, safety) !== acknowledged) return false;
  return safety.kinds.every((kind) => acknowledged.kinds.includes(kind));
}

/** What a person has been through once they choose to go on from `safety`, too. */
export function acknowledge(acknowledged: Safety | null, safety: Safety): Safety {
  const kinds = new Set([...(acknowledged?.kinds ?? []), ...safety.kinds]);
  return { ...(graver(acknowledged, safety) ?? safety), kinds: [...kinds] };
}
