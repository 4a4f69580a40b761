import { TherapistProfile } from "../../../../shared/src/contracts/therapist-profile.ts";
import type { Settings } from "../settings.ts";
import { notFound } from "./api-error.ts";
import type { User } from "./caller.ts";
import { dataOf } from "./database-errors.ts";
import { userClient } from "./supabase.ts";

/** A therapist's whole entry, for the therapist and admins. Throws 404 while there is none. */
export async function readTherapistProfile(
  settings: Settings,
  reader: User,
  userId: string = reader.id,
): Promise<TherapistProfile> {
  const profile = dataOf(
    await userClient(settings, reader.token).rpc("get_therapist_profile", { p_user_id: userId }),
  );
  if (profile === null) throw notFound("There is no therapist profile yet.");
  return TherapistProfile.parse(profile);
}
