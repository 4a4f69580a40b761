import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import postgres, { type Sql } from "postgres";
import { paths } from "./paths.ts";
import { startScratchDatabase } from "./testing/scratch-database.ts";

/** Where the generated types live: `npx tsx supabase/local/generate-types.ts` writes the file anew. */
export const TYPES_FILE = join(paths.root, "shared/src/database.types.ts");

interface Column {
  relation: string;
  name: string;
  type: string;
  nullable: boolean;
  /** Filled in by the database when left out. */
  optional: boolean;
  /** Never to be written. */
  generated: boolean;
}

interface Relationship {
  relation: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  oneToOne: boolean;
}

interface Routine {
  name: string;
  inputs: { name: string; type: string; optional: boolean }[];
  outputs: { name: string; type: string }[];
  returns: string;
  many: boolean;
}

interface Enumeration {
  name: string;
  values: string[];
}

/**
 * TypeScript types of the schema `public` in the shape that supabase-js reads and that the Supabase
 * CLI generates, without needing the CLI: `Database["public"]["Tables" | "Functions" | "Enums"]`.
 */
export async function generateTypes(sql: Sql): Promise<string> {
  const enums = await readEnums(sql);
  const isEnum = new Set(enums.map(({ name }) => name));
  const ts = (type: string) => typeScript(type, isEnum);
  const columns = await readColumns(sql);
  const relationships = await readRelationships(sql);
  const tables = [...new Set(columns.map(({ relation }) => relation))];
  return `// Generated from the migrations by supabase/local/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map((name) => table(name, columns, relationships, ts)).join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: {
${(await readRoutines(sql)).map((routine) => renderRoutine(routine, ts)).join("\n")}
    };
    Enums: {
${enums.map(({ name, values }) => `      ${name}: ${values.map((v) => JSON.stringify(v)).join(" | ")};`).join("\n")}
    };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function table(
  name: string,
  columns: Column[],
  relationships: Relationship[],
  ts: (type: string) => string,
): string {
  const own = columns.filter(({ relation }) => relation === name);
  const fields = (list: Column[], optional: (column: Column) => boolean) =>
    list
      .map((column) => {
        const type = ts(column.type) + (column.nullable ? " | null" : "");
        return `          ${column.name}${optional(column) ? "?" : ""}: ${type};`;
      })
      .join("\n");
  const written = own.filter(({ generated }) => !generated);
  const related = relationships.filter(({ relation }) => relation === name);
  return `      ${name}: {
        Row: {
${fields(own, () => false)}
        };
        Insert: {
${fields(written, ({ optional, nullable }) => optional || nullable)}
        };
        Update: {
${fields(written, () => true)}
        };
        Relationships: [${related.map(renderRelationship).join("")}${related.length > 0 ? "\n        " : ""}];
      };`;
}

function renderRelationship(relationship: Relationship): string {
  return `
          {
            foreignKeyName: ${JSON.stringify(relationship.name)};
            columns: ${JSON.stringify(relationship.columns)};
            isOneToOne: ${relationship.oneToOne};
            referencedRelation: ${JSON.stringify(relationship.target)};
            referencedColumns: ${JSON.stringify(relationship.targetColumns)};
          },`;
}

function renderRoutine(routine: Routine, ts: (type: string) => string): string {
  const inputs = routine.inputs.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${ts(type)}`,
  );
  const row =
    routine.outputs.length === 0
      ? ts(routine.returns)
      : `{ ${routine.outputs.map(({ name, type }) => `${name}: ${ts(type)}`).join("; ")} }`;
  return `      ${routine.name}: {
        Args: ${inputs.length === 0 ? "Record<PropertyKey, never>" : `{ ${inputs.join("; ")} }`};
        Returns: ${row}${routine.many ? "[]" : ""};
      };`;
}

const SCALARS: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  text: "string",
  uuid: "string",
  timestamptz: "string",
};

/** A type of Postgres by its catalogue name, in which an array of `text` is `_text`. */
function typeScript(type: string, isEnum: Set<string>): string {
  if (type.startsWith("_")) return `${typeScript(type.slice(1), isEnum)}[]`;
  if (isEnum.has(type)) return `Database["public"]["Enums"]["${type}"]`;
  return SCALARS[type] ?? "unknown";
}

async function readEnums(sql: Sql): Promise<Enumeration[]> {
  return sql<Enumeration[]>`
    select typname::text as name, array_agg(enumlabel::text order by enumsortorder) as values
    from pg_type
    join pg_enum on pg_enum.enumtypid = pg_type.oid
    where typnamespace = 'public'::regnamespace
    group by typname
    order by typname`;
}

async function readColumns(sql: Sql): Promise<Column[]> {
  return sql<Column[]>`
    select
      relname::text as relation,
      attname::text as name,
      typname::text as type,
      not attnotnull as nullable,
      atthasdef or attidentity <> '' as optional,
      attgenerated <> '' or attidentity = 'a' as generated
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname, attname`;
}

async function readRelationships(sql: Sql): Promise<Relationship[]> {
  return sql<Relationship[]>`
    select
      owner.relname::text as relation,
      conname::text as name,
      array(
        select attname::text from unnest(conkey) with ordinality as k (num, place)
        join pg_attribute on attrelid = conrelid and attnum = num order by place
      ) as columns,
      target.relname::text as target,
      array(
        select attname::text from unnest(confkey) with ordinality as k (num, place)
        join pg_attribute on attrelid = confrelid and attnum = num order by place
      ) as "targetColumns",
      exists (
        select from pg_index
        where indrelid = conrelid and indisunique and indpred is null
          and indkey::int2[] @> conkey and indkey::int2[] <@ conkey
      ) as "oneToOne"
    from pg_constraint
    join pg_class as owner on owner.oid = conrelid
    join pg_class as target on target.oid = confrelid
    where contype = 'f'
      and owner.relnamespace = 'public'::regnamespace
      and target.relnamespace = 'public'::regnamespace
    order by owner.relname, conname`;
}

async function readRoutines(sql: Sql): Promise<Routine[]> {
  return sql<Routine[]>`
    select
      proname::text as name,
      inputs,
      outputs,
      (select typname::text from pg_type where oid = prorettype) as returns,
      proretset as many
    from pg_proc
    cross join lateral (
      select
        coalesce(jsonb_agg(
          jsonb_build_object(
            'name', argument, 'type', typname, 'optional', place > pronargs - pronargdefaults
          ) order by argument
        ) filter (where mode in ('i', 'b')), '[]') as inputs,
        coalesce(jsonb_agg(
          jsonb_build_object('name', argument, 'type', typname) order by place
        ) filter (where mode = 't'), '[]') as outputs
      from rows from (
        unnest(coalesce(proallargtypes, proargtypes::oid[])),
        unnest(proargnames),
        unnest(coalesce(proargmodes::text[], array_fill('i'::text, array[pronargs::int])))
      ) with ordinality as arguments (type, argument, mode, place)
      join pg_type on pg_type.oid = arguments.type
    ) as signature
    where pronamespace = 'public'::regnamespace
    order by proname`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const database = await startScratchDatabase();
  const sql = postgres(database.connectionString, { max: 1 });
  try {
    await writeFile(TYPES_FILE, await generateTypes(sql));
    console.log(`Written: ${TYPES_FILE}`);
  } finally {
    await sql.end();
    await database.stop();
  }
}
