import type * as z from "zod/mini";
import { dropKept, keep, readKept } from "@/lib/browser-storage.ts";

/** What is kept under a key; null when there is nothing, or nothing that makes sense. */
export function readDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | null {
  const text = readKept(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: unknown): void {
  keep(key, JSON.stringify(draft));
}

export function removeDraft(key: string): void {
  dropKept(key);
}

/** Calls back when another tab of this browser changes a draft (`kept`) or takes it away (`gone`). */
export function onDraftChange(key: string, listener: (now: "kept" | "gone") => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    listener(event.key === null || event.newValue === null ? "gone" : "kept");
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
