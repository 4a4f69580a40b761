import * as z from "zod/mini";
import { readDraft, removeDraft, writeDraft } from "@/lib/draft-storage.ts";
import { profileDraftKey } from "./profile-draft-key.ts";
import { PROFILE_FIELD_NAMES } from "./profile-values.ts";

const Values = z.record(z.enum(PROFILE_FIELD_NAMES), z.string());

/** What was typed and not saved, and the stored entry that it changes. */
const ProfileDraft = z.object({
  typed: Values,
  base: z.object({ values: Values, version: z.optional(z.number()) }),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const readProfileDraft = (userId: string): ProfileDraft | null =>
  readDraft(profileDraftKey(userId), ProfileDraft);

export const keepProfileDraft = (userId: string, draft: ProfileDraft): void =>
  writeDraft(profileDraftKey(userId), draft);

export const dropProfileDraft = (userId: string): void => removeDraft(profileDraftKey(userId));
