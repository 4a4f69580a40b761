import { ApiError, hasStatus } from "@/lib/api-error.ts";
import { accessRefused } from "../access/access.ts";
import { accessToken } from "../access/access-token.ts";
import { ACCESS_ENDED } from "../texts.ts";

/**
 * Makes a call with the token that opens the expert pages. A token that the server refuses brings the
 * gate back.
 *
 * @throws ApiError as the call does
 */
export async function withAccess<T>(call: (bearer: string) => Promise<T>): Promise<T> {
  const token = accessToken();
  try {
    if (token === null) throw new ApiError(ACCESS_ENDED, { status: 401 });
    return await call(token);
  } catch (error) {
    if (hasStatus(error, 401)) accessRefused(token);
    throw error;
  }
}
