import * as z from "zod/mini";
import { DELETION_WORD, PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "../constants.ts";
import { Id, PersonName } from "./primitives.ts";

export const Role = z.enum(["client", "therapist", "admin"]);
export type Role = z.infer<typeof Role>;

/** Admins are made with SQL only; nobody registers as one. */
export const RegistrationRole = z.enum(
  ["client", "therapist"],
  "must be either client or therapist",
);
export type RegistrationRole = z.infer<typeof RegistrationRole>;

export const Email = z
  .string("must be text")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "is too long"),
    z.email("must be a valid email address"),
  );

const byteLength = (text: string) => new TextEncoder().encode(text).length;

export const NewPassword = z.string("must be text").check(
  z.minLength(PASSWORD_MIN_LENGTH, `must be at least ${PASSWORD_MIN_LENGTH} characters long`),
  z.refine(
    (text) => byteLength(text) <= PASSWORD_MAX_BYTES,
    `must be at most ${PASSWORD_MAX_BYTES} bytes long`,
  ),
);

/** Body of `POST /api/auth/register`. */
export const RegisterRequest = z.strictObject({
  email: Email,
  password: NewPassword,
  firstName: PersonName,
  lastName: PersonName,
  role: RegistrationRole,
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** Body of `POST /api/auth/login`. */
export const LoginRequest = z.strictObject({
  email: Email,
  password: z
    .string("must be text")
    .check(z.minLength(1, "must not be empty"), z.maxLength(1024, "is too long")),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** The account as the browser keeps it. A guest has no email yet: the field is empty. */
export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  isGuest: z.boolean(),
});
export type User = z.infer<typeof User>;

/**
 * Answer of register and login. `token` is the Supabase access token; it and its companions are
 * missing when the account must first confirm its email address. `expiresAt`: seconds since 1970.
 */
export const SessionAnswer = z.object({
  success: z.literal(true),
  user: User,
  token: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
  expiresAt: z.optional(z.number()),
  message: z.string(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** Answer of `GET /api/auth/me`. */
export const MeAnswer = z.object({ success: z.literal(true), user: User });
export type MeAnswer = z.infer<typeof MeAnswer>;

/** Answer of `POST /api/auth/logout`. */
export const LogoutAnswer = z.object({ success: z.literal(true), message: z.string() });
export type LogoutAnswer = z.infer<typeof LogoutAnswer>;

/** Body of `DELETE /api/account`, by the account itself; guests, too. */
export const DeleteAccountRequest = z.strictObject({
  confirm: z.literal(DELETION_WORD, `must be ${DELETION_WORD}`),
});
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** The account and everything personal is gone; the token is good for nothing any more. */
export const DeleteAccountAnswer = z.object({ success: z.literal(true), message: z.string() });
export type DeleteAccountAnswer = z.infer<typeof DeleteAccountAnswer>;
