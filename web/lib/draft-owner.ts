import * as z from "zod/mini";

/** Who wrote a draft: an account or a guest. Null: a visitor who was neither yet. */
export const DraftOwner = z.nullable(z.object({ id: z.string(), isGuest: z.boolean() }));
export type DraftOwner = z.infer<typeof DraftOwner>;

/**
 * Whether a draft may be shown to, and go on as the draft of, the person here now. What a visitor or
 * a guest wrote goes along when they register or log in; what an account wrote is for nobody else.
 */
export function mayRead(owner: DraftOwner, now: DraftOwner): boolean {
  if (owner === null) return true;
  if (now === null) return owner.isGuest;
  return owner.id === now.id || owner.isGuest;
}
