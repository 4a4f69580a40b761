import { ApiError } from "@/lib/api-error.ts";

/**
 * The field that the server refused and why, when its sentence begins with the name of one of these
 * fields: "feeMax must not be less than feeMin." Null for every other error.
 */
export function serverFieldError<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { field: Field; message: string } | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const [first = "", ...rest] = error.message.split(" ");
  const field = fields.find((one) => one === first);
  if (field === undefined || rest.length === 0) return null;
  const reason = rest.join(" ").replace(/\.$/, "");
  return { field, message: `This ${reason}` };
}
