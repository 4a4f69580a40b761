import { Draft, type DraftOwner, mayRead } from "./draft.ts";
import { DRAFT_KEY } from "./draft-key.ts";

/** What is kept for the person here now; null when there is nothing, or nothing that makes sense. */
export function readDraft(now: DraftOwner): Draft | null {
  try {
    const text = window.localStorage.getItem(DRAFT_KEY);
    const draft = text === null ? null : Draft.parse(JSON.parse(text));
    return draft !== null && mayRead(draft.owner, now) ? draft : null;
  } catch {
    return null;
  }
}

/** Without local storage, or when it is full, the answers last as long as the page. */
export function writeDraft(draft: Draft): void {
  try {
    window.localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // The answers that were sent are on the server all the same.
  }
}

/** Calls back when the draft is taken away from outside: another tab has logged out. */
export function onDraftRemoved(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if ((key === DRAFT_KEY && newValue === null) || key === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
