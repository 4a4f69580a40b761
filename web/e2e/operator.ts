import type { Sql } from "postgres";
import { operatorSql } from "../../supabase/local/testing/operator-sql.ts";

/** Does something in the database of the stack that only an operator can do. */
export async function asOperator<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error("E2E_DATA_DIR must say where the data of the stack is.");
  const sql = await operatorSql(dataDir);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
