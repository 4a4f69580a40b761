import type { TestProject } from "vitest/node";
import { startStack } from "../../local/testing/start-stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Without a slash at the end. */
    baseUrl: string;
    dataDir: string;
    publishableKey: string;
    secretKey: string;
    jwtSecret: string;
  }
}

/** One stack for all tests of the API: they tell themselves apart by the accounts they make. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack();
  project.provide("baseUrl", stack.baseUrl);
  project.provide("dataDir", stack.dataDir);
  project.provide("publishableKey", stack.secrets.publishableKey);
  project.provide("secretKey", stack.secrets.secretKey);
  project.provide("jwtSecret", stack.secrets.jwtSecret);
  return async () => {
    await stack.stop();
  };
}
