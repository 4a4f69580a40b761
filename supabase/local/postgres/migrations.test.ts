import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder.ts";
import { readMigrations } from "./migrations.ts";

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

it("reads migrations in the order of their versions and leaves other files alone", async () => {
  const files = {
    "20261121080100_second.sql": "select 2",
    "20261121080000_first_of_all.sql": "select 1",
    "README.md": "not SQL",
    "draft.sql": "select 3",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, name), text);
  expect(await readMigrations(folder.path)).toEqual([
    { version: "20261121080000", name: "first_of_all", sql: "select 1" },
    { version: "20261121080100", name: "second", sql: "select 2" },
  ]);
});
