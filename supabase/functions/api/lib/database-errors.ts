import { CONTRIBUTION_ITEMS_LIMIT, TEXT_LIMIT } from "../../../../shared/src/constants.ts";
import {
  type ApiError,
  badRequest,
  broken,
  conflict,
  forbidden,
  notFound,
  sessionOver,
  tooMany,
  unavailable,
} from "./api-error.ts";

/** What PostgREST and Auth have in common when they refuse. */
interface Refusal {
  code?: string | undefined;
  message: string;
}

/** A failure of the database as the log may see it: its code, never its message, which quotes rows. */
class DatabaseError extends Error {
  override readonly name = "DatabaseError";

  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(`database error ${code}`);
  }
}

/** SQLSTATE classes that pass: connection lost, rolled back, out of resources, shutting down, system error. */
const PASSING = /^(08|40|53|57|58|55P03|25006)/;
/** PostgREST cannot reach its database or has no free connection. */
const POSTGREST_UNREACHABLE = /^PGRST00[0-3]$/;
/** PostgREST does not take the token. */
const POSTGREST_TOKEN = /^PGRST30[0-3]$/;

/** As many have set a password for the expert pages as may. */
export const registrationClosed = () =>
  forbidden("All passwords for this page have been set. Please enter one of them.");

export const contributionNotFound = () =>
  notFound("The requested contribution could not be found.");

export const clientResponseNotFound = () => notFound("This answer does not exist.");

/** What our functions in the database refuse, by the message that they raise. */
const REFUSALS: Record<string, () => ApiError> = {
  question_not_found: () => notFound("This question does not exist."),
  guest_not_found: () => notFound("This guest session is over."),
  client_not_found: () => sessionOver(),
  client_profile_not_found: () => sessionOver(),
  answer_not_usable: () =>
    badRequest(
      `An answer must not be empty and must have at most ${TEXT_LIMIT.toLocaleString("en-US")} characters.`,
    ),
  client_response_not_found: () => clientResponseNotFound(),
  account_not_found: () => notFound("This account does not exist."),
  not_a_therapist: () => forbidden("This is for therapists only."),
  not_a_client: () => forbidden("This is for clients only."),
  therapist_profile_not_found: () => notFound("There is no therapist profile yet."),
  therapist_profile_exists: () => conflict("There is a therapist profile already."),
  out_of_date: () =>
    conflict("This profile was changed somewhere else since you opened it. Please load it again."),
  therapist_not_found: () => notFound("This therapist does not exist."),
  therapist_not_accepting: () => conflict("This therapist takes no new clients at the moment."),
  request_pending: () =>
    conflict("You already asked this therapist for a session; the answer is still open."),
  session_request_not_found: () => notFound("This session request does not exist."),
  already_decided: () => conflict("This session request was answered or withdrawn before."),
  start_in_the_past: () => badRequest("startsAt must lie ahead."),
  registration_closed: () => registrationClosed(),
  contribution_not_found: () => contributionNotFound(),
  contribution_out_of_date: () =>
    conflict(
      "This contribution was changed by somebody else since you opened it. Nothing was saved; your changes are still on this page.",
    ),
  contribution_item_unknown: () =>
    badRequest("The contribution names a question or insight that is not part of it."),
  contribution_item_empty: () => badRequest("A question or insight must not be empty."),
  contribution_too_long: () =>
    badRequest(`A contribution holds at most ${CONTRIBUTION_ITEMS_LIMIT} questions or insights.`),
};

/** What a failed call of the database is to the person who made the request. `status` 0: no answer came. */
export function databaseError(refusal: Refusal, status: number): ApiError {
  const code = refusal.code ?? "";
  const cause = new DatabaseError(code || "unreachable", status);
  const ours = Object.hasOwn(REFUSALS, refusal.message) ? REFUSALS[refusal.message] : undefined;
  if (ours) return ours();
  // A row that needs the account finds none: the token outlived the account.
  if (code === "23503" || POSTGREST_TOKEN.test(code)) return sessionOver(cause);
  if (code === "42501") return forbidden("You may not do this.");
  if (/^22|^23514$/.test(code))
    return badRequest("The request holds a value that cannot be stored.", cause);
  if (status === 429)
    return tooMany(5, "There are too many requests right now. Please wait a moment.");
  const gone = status === 0 || (code === "" && status >= 500);
  if (gone || PASSING.test(code) || POSTGREST_UNREACHABLE.test(code)) return unavailable(cause);
  return broken(cause);
}

/** The data of a PostgREST answer; throws what the failure is to the person. */
export function dataOf<T>(answer: {
  data: T;
  error: Refusal | null;
  status: number;
}): Exclude<T, null> | null {
  if (answer.error) throw databaseError(answer.error, answer.status);
  return answer.data as Exclude<T, null> | null;
}
