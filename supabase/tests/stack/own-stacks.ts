import { afterEach, beforeEach } from "vitest";
import {
  StackFailedError,
  type StackOptions,
  startStack,
  type TestStack,
} from "../../local/testing/start-stack.ts";
import { type TemporaryFolder, temporaryFolder } from "../../local/testing/temporary-folder.ts";

export interface OwnStacks {
  /** The data folder of the test at hand, which its stacks share unless told otherwise. */
  readonly dataDir: string;
  /** Starts one without sample data. */
  start(options?: StackOptions): Promise<TestStack>;
  /** A start that must come to nothing. */
  failure(options?: StackOptions): Promise<StackFailedError>;
}

/** Gives each test of a file an empty data folder, and ends whatever the test leaves running on it. */
export function useOwnStacks(): OwnStacks {
  let folder: TemporaryFolder;
  let started: TestStack[] = [];

  beforeEach(async () => {
    folder = await temporaryFolder();
    started = [];
  });

  afterEach(async () => {
    await Promise.all(started.map((stack) => stack.kill()));
    await folder.remove();
  });

  const start = async (options: StackOptions = {}): Promise<TestStack> => {
    const env = { SEED: "none", ...options.env };
    const stack = await startStack({ dataDir: folder.path, ...options, env });
    started.push(stack);
    return stack;
  };

  return {
    get dataDir() {
      return folder.path;
    },
    start,
    async failure(options) {
      const result = await start(options).catch((error: unknown) => error);
      if (!(result instanceof StackFailedError)) throw new Error("it started");
      return result;
    },
  };
}

/** What a start complained of. What it merely tells ends with an ellipsis. */
export const complaint = ({ output }: StackFailedError): string =>
  output.replaceAll(/^.*…\n/gm, "").trim();

export const health = async ({ baseUrl }: TestStack): Promise<number> =>
  (await fetch(`${baseUrl}/healthz`)).status;
