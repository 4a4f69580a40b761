import {
  type ApiError,
  badRequest,
  broken,
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

/** What our functions in the database do not find. */
const MISSING: Record<string, () => ApiError> = {
  question_not_found: () => notFound("This question does not exist."),
  guest_not_found: () => notFound("This guest session is over."),
  client_not_found: () => sessionOver(),
  client_profile_not_found: () => sessionOver(),
};

/** What a failed call of the database is to the person who made the request. `status` 0: no answer came. */
export function databaseError(refusal: Refusal, status: number): ApiError {
  const code = refusal.code ?? "";
  const cause = new DatabaseError(code || "unreachable", status);
  if (code === "P0002") {
    const missing = MISSING[refusal.message];
    return missing ? missing() : broken(cause);
  }
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
