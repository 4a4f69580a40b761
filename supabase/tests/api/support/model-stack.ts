import { startStack, type TestStack } from "../../../local/testing/start-stack.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../../fake-openai/server.ts";
import { operatorSql } from "./database.ts";
import type { TokenSource } from "./tokens.ts";

/** A stack of its own, whose language model is a server that the tests direct. */
export interface ModelStack {
  fake: FakeOpenAi;
  stack: TestStack;
  sql: Awaited<ReturnType<typeof operatorSql>>;
  /** Whose tokens its accounts carry. */
  tokens: TokenSource;
  stop(): Promise<void>;
}

export async function startModelStack(env: Record<string, string> = {}): Promise<ModelStack> {
  const fake = await startFakeOpenAi();
  const stack = await startStack({
    env: { OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: fake.apiKey, LOG_LEVEL: "info", ...env },
  });
  const sql = await operatorSql(stack.dataDir);
  return {
    fake,
    stack,
    sql,
    tokens: { baseUrl: stack.baseUrl, jwtSecret: stack.secrets.jwtSecret },
    async stop() {
      await sql.end();
      await stack.stop();
      await fake.stop();
    },
  };
}
