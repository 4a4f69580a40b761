import * as z from "zod/mini";
import { EXPERT_PASSWORD_MAX_LENGTH, EXPERT_PASSWORD_MIN_LENGTH } from "../constants.ts";

/** The shared password of the expert pages, as somebody sets it. Never trimmed. */
export const NewExpertPassword = z
  .string("must be text")
  .check(
    z.minLength(
      EXPERT_PASSWORD_MIN_LENGTH,
      `must be at least ${EXPERT_PASSWORD_MIN_LENGTH} characters long`,
    ),
    z.maxLength(
      EXPERT_PASSWORD_MAX_LENGTH,
      `must have at most ${EXPERT_PASSWORD_MAX_LENGTH} characters`,
    ),
  );

/** Body of `POST /api/register-contribution-access`. */
export const RegisterExpertAccessRequest = z.strictObject({ password: NewExpertPassword });
export type RegisterExpertAccessRequest = z.infer<typeof RegisterExpertAccessRequest>;

/** Body of `POST /api/login-contribution-access`. */
export const LoginExpertAccessRequest = z.strictObject({
  password: z
    .string("must be text")
    .check(
      z.minLength(1, "must not be empty"),
      z.maxLength(EXPERT_PASSWORD_MAX_LENGTH, "is too long"),
    ),
});
export type LoginExpertAccessRequest = z.infer<typeof LoginExpertAccessRequest>;

/** Answer of both. `token` proves access to the expert routes until `expiresAt`. */
export const ExpertAccessAnswer = z.object({
  success: z.literal(true),
  token: z.string(),
  expiresAt: z.string(),
});
export type ExpertAccessAnswer = z.infer<typeof ExpertAccessAnswer>;

/** Body of `POST /api/verify-contribution-auth`; 200 for a good token, else 401. */
export const VerifyExpertAccessRequest = z.strictObject({
  token: z
    .string("must be text")
    .check(z.minLength(1, "must not be empty"), z.maxLength(1024, "is too long")),
});
export type VerifyExpertAccessRequest = z.infer<typeof VerifyExpertAccessRequest>;

/** Answer of `POST /api/verify-contribution-auth` and of `POST /api/revoke-contribution-access`. */
export const ExpertAccessDone = z.object({ success: z.literal(true) });
export type ExpertAccessDone = z.infer<typeof ExpertAccessDone>;

/** Answer of `GET /api/contribution-auth-status`: open while fewer than three have set a password. */
export const ExpertAccessStatusAnswer = z.object({
  success: z.literal(true),
  registrationOpen: z.boolean(),
});
export type ExpertAccessStatusAnswer = z.infer<typeof ExpertAccessStatusAnswer>;
