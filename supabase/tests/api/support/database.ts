import type { Sql } from "postgres";
import { inject } from "vitest";
import { operatorSql as sqlOf } from "../../../local/testing/operator-sql.ts";

/** A connection of the operator to the stack's database, for what no API shows: `sql.end()` when done. */
export const operatorSql = (dataDir: string = inject("dataDir")): Promise<Sql> => sqlOf(dataDir);
