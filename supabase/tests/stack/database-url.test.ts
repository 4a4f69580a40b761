import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../local/log.ts";
import { type RunningPostgres, startPostgres } from "../../local/postgres/server.ts";
import { StackFailedError, startStack, type TestStack } from "../../local/testing/start-stack.ts";
import { type TemporaryFolder, temporaryFolder } from "../../local/testing/temporary-folder.ts";
import { signUp } from "./clients.ts";

let folder: TemporaryFolder;
let server: RunningPostgres;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startPostgres({
    dataDir: folder.path,
    pidFolder: `${folder.path}/run`,
    log: createLog("silent"),
  });
});

afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

it("uses another PostgreSQL and starts none of its own", async () => {
  const env = { SEED: "none", DATABASE_URL: server.connectionString };
  const stack: TestStack = await startStack({ env });
  const commands = (await stack.children()).map(({ command }) => command);
  expect(commands.some((command) => command.includes("deno"))).toBe(true);
  expect(commands.filter((command) => command.includes("postgres"))).toEqual([]);
  expect(stack.output()).toContain("at DATABASE_URL");
  const { id } = await signUp(stack);
  await stack.stop();

  const sql = postgres(server.connectionString, { max: 1 });
  expect(await sql`select id from public.profiles`).toEqual([{ id }]);
  await sql.end();
});

it("says in one sentence that the database cannot be reached", async () => {
  const env = { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" };
  const attempt = await startStack({ env }).catch((error: unknown) => error);
  expect(attempt).toBeInstanceOf(StackFailedError);
  const { exitCode, output } = attempt as StackFailedError;
  expect(exitCode).toBe(1);
  expect(output).toContain("The database cannot be reached (ECONNREFUSED).");
  expect(output).not.toContain("secret");
});
