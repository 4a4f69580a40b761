import { startStack } from "../../supabase/local/testing/start-stack.ts";

/**
 * Starts the whole product on a free port and with data of its own, and stops it afterwards. With
 * `E2E_BASE_URL` the tests go to a stack that runs already.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {};
  const stack = await startStack();
  process.env.E2E_BASE_URL = stack.baseUrl;
  return async () => {
    await stack.stop();
  };
}
