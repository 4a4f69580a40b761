import { type DraftOwner, mayRead } from "@/lib/draft-owner.ts";
import { writeDraft as keep, onDraftChange, readDraft as readKept } from "@/lib/draft-storage.ts";
import { Draft } from "./draft.ts";
import { DRAFT_KEY } from "./draft-key.ts";

/** What is kept for the person here now; null when there is nothing, or nothing that makes sense. */
export function readDraft(now: DraftOwner): Draft | null {
  const draft = readKept(DRAFT_KEY, Draft);
  return draft !== null && mayRead(draft.owner, now) ? draft : null;
}

/** The answers that were sent are on the server, even where nothing can be kept here. */
export function writeDraft(draft: Draft): void {
  keep(DRAFT_KEY, draft);
}

/** Calls back when the draft is taken away from outside: another tab has logged out. */
export function onDraftRemoved(listener: () => void): () => void {
  return onDraftChange(DRAFT_KEY, (now) => now === "gone" && listener());
}
