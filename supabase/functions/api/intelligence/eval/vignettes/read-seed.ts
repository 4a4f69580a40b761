/** A value of a row: text, a number, or the items of an `array[...]`. */
export type SeedValue = string | number | string[];

const TOKEN = /'((?:[^']|'')*)'|array\[((?:'(?:[^']|'')*'|[\s,])*)\]|(-?\d+)|[(),]/gy;
const SKIPPED = /\s+/y;

function unquoted(text: string): string {
  return text.replaceAll("''", "'");
}

/**
 * Reads the rows that `seed.sql` inserts into one table: the tuples after the first `values` that
 * follows `insert into public.{table}`. It knows just the SQL that stands there (quoted text,
 * whole numbers, arrays of text) and throws on anything else, so that a row is never lost quietly.
 */
export function readSeedRows(sql: string, table: string): SeedValue[][] {
  const insert = new RegExp(`insert into public\\.${table}\\s[^;]*?\\bvalues\\s`).exec(sql);
  if (insert === null) throw new Error(`seed.sql inserts no values into ${table}`);

  const rows: SeedValue[][] = [];
  let row: SeedValue[] | null = null;
  let at = insert.index + insert[0].length;
  for (;;) {
    SKIPPED.lastIndex = at;
    if (SKIPPED.test(sql)) at = SKIPPED.lastIndex;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(sql);
    if (token === null) {
      if (row === null) return rows;
      throw new Error(`cannot read ${table} at ${JSON.stringify(sql.slice(at, at + 40))}`);
    }
    at = TOKEN.lastIndex;
    const [all, text, array, whole] = token;
    if (all === "(") row = [];
    else if (all === ")") {
      if (row === null) return rows;
      rows.push(row);
      row = null;
    } else if (text !== undefined) row?.push(unquoted(text));
    else if (whole !== undefined) row?.push(Number(whole));
    else if (array !== undefined) {
      row?.push([...array.matchAll(/'((?:[^']|'')*)'/g)].map((item) => unquoted(item[1] ?? "")));
    }
  }
}
