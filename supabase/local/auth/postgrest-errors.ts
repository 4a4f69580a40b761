/** Errors that @supabase/lite answers as PostgREST does, by SQLSTATE. */
const ANSWERED_WELL = /^(21|22|42|PT|PGRST$|23502$|23503$|23505$|25006$)/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** HTTP status that PostgREST gives a SQLSTATE, the first that fits. */
const STATUS: [RegExp, number][] = [
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^P0001$/, 400],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/**
 * Makes @supabase/lite answer an error of the database with its own code, message and status, as
 * PostgREST does; it would name every error that it does not know `SUP`. For that it has a door: an
 * error with the code `PGRST` says in JSON what is to be answered.
 *
 * @param error whatever was thrown; anything but an error of the database comes back as it is
 */
export function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || ANSWERED_WELL.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  const status = STATUS.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === "string" && SQLSTATE.test(code);
}
