import { TherapistProfile } from "../../../../shared/src/contracts/therapist-profile.ts";
import type { Settings } from "../settings.ts";
import { notFound } from "./api-error.ts";
import type { User } from "./caller.ts";
import { dataOf } from "./database-errors.ts";
import { userClient } from "./supabase.ts";

/** A therapist's whole entry, for the therapist and admins; null while there is none. */
export async function findTherapistProfile(
  settings: Settings,
  reader: User,
  userId: string = reader.id,
): Promise<TherapistProfile | null> {
  const profile = dataOf(
    await userClient(settings, reader.token).rpc("get_therapist_profile", { p_user_id: userId }),
  );
  return profile === null ? null : TherapistProfile.parse(profile);
}

/** The same. Throws 404 while there is none. */
export async function readTherapistProfile(
  ...asked: Parameters<typeof findTherapistProfile>
): Promise<TherapistProfile> {
  const profile = await findTherapistProfile(...asked);
  if (profile === null) throw notFound("There is no therapist profile yet.");
  return profile;
}
