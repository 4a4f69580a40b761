import {
  ExpertAccessAnswer,
  ExpertAccessDone,
  ExpertAccessStatusAnswer,
} from "@rapport/shared/contracts/expert-access.ts";
import { api } from "@/lib/api.ts";

/** The calls around the shared password. None of them carries the token of an account. */
const NO_BEARER = { bearer: null } as const;

/** @throws ApiError with status 401 for a token that is not, or no longer, good */
export const verifyAccess = (token: string) =>
  api.post("/api/verify-contribution-auth", { token }, ExpertAccessDone, NO_BEARER);

/** @returns whether a password may still be set */
export const getRegistrationOpen = async () =>
  (await api.get("/api/contribution-auth-status", ExpertAccessStatusAnswer, NO_BEARER))
    .registrationOpen;

/** @returns the token of the access */
export const registerAccess = async (password: string) =>
  (await api.post("/api/register-contribution-access", { password }, ExpertAccessAnswer, NO_BEARER))
    .token;

/** @returns the token of the access */
export const logInAccess = async (password: string) =>
  (await api.post("/api/login-contribution-access", { password }, ExpertAccessAnswer, NO_BEARER))
    .token;

export const revokeAccess = (token: string) =>
  api.post("/api/revoke-contribution-access", {}, ExpertAccessDone, { bearer: token });
