import * as z from "zod/mini";
import { Role } from "./accounts.ts";
import { Id } from "./primitives.ts";
import { TherapistStatus } from "./therapist-profile.ts";

/** An entry of the directory as an admin decides on it. */
export const AdminTherapist = z.object({
  id: Id,
  userId: z.nullable(Id),
  name: z.string(),
  specialty: z.string(),
  experience: z.number(),
  description: z.string(),
  status: TherapistStatus,
  createdAt: z.string(),
});
export type AdminTherapist = z.infer<typeof AdminTherapist>;

/** Answer of `GET /api/admin/overview`, for admins. Counts and the newest rows; never what people wrote. */
export const AdminOverviewAnswer = z.object({
  success: z.literal(true),
  counts: z.object({
    clients: z.number(),
    guests: z.number(),
    therapists: z.record(TherapistStatus, z.number()),
    contributions: z.number(),
    responses: z.number(),
    recommendations: z.number(),
    sessionRequests: z.number(),
  }),
  /** All that wait for a decision, oldest first; at most 100. */
  pending: z.array(AdminTherapist),
  newestTherapists: z.array(AdminTherapist),
  newestAccounts: z.array(
    z.object({ id: Id, name: z.string(), role: Role, isGuest: z.boolean(), createdAt: z.string() }),
  ),
  newestContributions: z.array(
    z.object({ id: Id, expert: z.string(), summary: z.string(), createdAt: z.string() }),
  ),
  /** Where the project is administered; null on a local stack. */
  dashboardUrl: z.nullable(z.string()),
});
export type AdminOverviewAnswer = z.infer<typeof AdminOverviewAnswer>;

/** Body of `POST /api/admin/therapists/{therapistId}/status`. */
export const TherapistStatusRequest = z.strictObject({ status: TherapistStatus });
export type TherapistStatusRequest = z.infer<typeof TherapistStatusRequest>;

export const TherapistStatusAnswer = z.object({
  success: z.literal(true),
  therapist: AdminTherapist,
});
export type TherapistStatusAnswer = z.infer<typeof TherapistStatusAnswer>;
