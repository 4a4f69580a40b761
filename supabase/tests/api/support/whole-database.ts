import type { Sql } from "postgres";

interface Table {
  name: string;
  columns: string[];
}

/** Every table of every schema that is not Postgres's own, with its columns. */
export async function allTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select
      table_schema || '.' || table_name as name,
      array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    group by 1
    order by 1`;
}

/** In which tables a text stands, in whatever column and case, and in how many rows: `{ "auth.users": 1 }`. */
export async function tablesHolding(sql: Sql, text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await allTables(sql)) {
    const [row] = await sql<{ rows: number }[]>`
      select count(*)::int as rows from ${sql(name)} as stored
      where position(lower(${text}) in lower(stored::text)) > 0`;
    if (row && row.rows > 0) found[name] = row.rows;
  }
  return found;
}
