import { readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateTypes, TYPES_FILE } from "../../local/generate-types.ts";
import {
  type ScratchDatabase,
  startScratchDatabase,
} from "../../local/testing/scratch-database.ts";

let database: ScratchDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await startScratchDatabase();
  sql = postgres(database.connectionString, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await database.stop();
});

test("shared/src/database.types.ts is what the migrations say; else generate it again", async () => {
  expect(await readFile(TYPES_FILE, "utf8")).toBe(await generateTypes(sql));
});
