import { NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@rapport/shared/constants.ts";
import { Email, NewPassword, RegistrationRole } from "@rapport/shared/contracts/accounts.ts";
import * as z from "zod/mini";

export const PASSWORD_HINT = `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;

/** The contract's rule for an address, in the words of a form. The first of several issues is shown. */
const FormEmail = z.string().check(
  z.trim(),
  z.minLength(1, "Please enter your email"),
  z.refine((text) => Email.safeParse(text).success, "Please enter a valid email address"),
);

function name(which: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Please enter your ${which} name`),
      z.maxLength(NAME_MAX_LENGTH, `Please use at most ${NAME_MAX_LENGTH} characters`),
    );
}

/** Whether the contract accepts the text; that it is too short is said apart. */
const fitsAPassword = (text: string) =>
  text.length < PASSWORD_MIN_LENGTH || NewPassword.safeParse(text).success;

export const LoginForm = z.object({
  email: FormEmail,
  password: z.string().check(z.minLength(1, "Please enter your password")),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const RegisterForm = z
  .object({
    firstName: name("first"),
    lastName: name("last"),
    email: FormEmail,
    password: z
      .string()
      .check(
        z.minLength(PASSWORD_MIN_LENGTH, PASSWORD_HINT),
        z.refine(fitsAPassword, "Password is too long"),
      ),
    confirmPassword: z.string().check(z.minLength(1, "Please confirm your password")),
    role: RegistrationRole,
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords do not match",
      path: ["confirmPassword"],
      // Said together with whatever else is wrong, not only once the rest is right.
      when: () => true,
    }),
  );
export type RegisterForm = z.infer<typeof RegisterForm>;
