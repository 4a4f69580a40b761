import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { describe, expect, test } from "vitest";
import { startScratchDatabase } from "../../local/testing/scratch-database.ts";
import { installPgTap } from "./support/pgtap.ts";
import { tell } from "./support/story.ts";

const folder = fileURLToPath(new URL("stories/", import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));

// Told while tests are collected, so that each assertion is a test with the assertion's own words.
const database = await startScratchDatabase();
const sql = postgres(database.connectionString, { max: 1, onnotice: () => undefined });
try {
  await installPgTap(sql);
  for (const file of files) {
    const assertions = await tell(sql, readFileSync(`${folder}${file}`, "utf8"));
    describe(file, () => {
      for (const { description, problem } of assertions) {
        test(description, () => expect(problem, problem).toBe(""));
      }
    });
  }
} finally {
  await sql.end();
  await database.stop();
}
