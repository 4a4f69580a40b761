import { startStack } from "../../supabase/local/testing/start-stack.ts";
import { offerExpertStack } from "./expert-stack.ts";
import { offerVoiceStack } from "./voice-stack.ts";

/**
 * Starts the whole product on a free port and with data of its own, and stops it afterwards. With
 * `E2E_BASE_URL` the tests go to a stack that runs already; `E2E_DATA_DIR` then says where its data is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const offered = await Promise.all([offerExpertStack(), offerVoiceStack()]);
  const stopOffered = async () => {
    await Promise.all(offered.map((stop) => stop()));
  };
  if (process.env.E2E_BASE_URL) return stopOffered;
  const stack = await startStack();
  process.env.E2E_BASE_URL = stack.baseUrl;
  process.env.E2E_DATA_DIR = stack.dataDir;
  return async () => {
    await Promise.all([stack.stop(), stopOffered()]);
  };
}
