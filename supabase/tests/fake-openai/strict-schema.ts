/** What Structured Outputs allows in a schema (OpenAI's guide "Supported schemas"). */
const LIMITS = { properties: 5_000, depth: 10, enumValues: 1_000, nameCharacters: 120_000 };

const EVERYWHERE = [
  "type",
  "description",
  "title",
  "enum",
  "const",
  "anyOf",
  "$ref",
  "$defs",
  "definitions",
];
const BY_TYPE: Record<string, string[]> = {
  object: ["properties", "required", "additionalProperties"],
  array: ["items", "minItems", "maxItems"],
  string: ["pattern", "format"],
  number: ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
  integer: ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"],
  boolean: [],
  null: [],
};
const FORMATS = [
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
];

type Schema = Record<string, unknown>;

/** What one walk over a schema counts towards the limits. */
interface Totals {
  properties: number;
  enumValues: number;
  nameCharacters: number;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const context = (path: string[]) =>
  `In context=(${path.map((part) => `'${part}'`).join(", ")}${path.length === 1 ? "," : ""})`;

/** The first thing in a schema that strict mode refuses, in OpenAI's words; null when there is none. */
export function strictSchemaFault(schema: unknown): string | null {
  if (!isSchema(schema)) return "schema must be a JSON Schema object.";
  if (schema.type !== "object" || schema.anyOf !== undefined) {
    return `${context([])}, schema must be a JSON Schema of 'type: "object"', got 'type: "${String(schema.type)}"'.`;
  }
  const totals: Totals = { properties: 0, enumValues: 0, nameCharacters: 0 };
  const { $schema: _, ...root } = schema;
  const fault = faultIn(root, [], 1, totals);
  if (fault) return fault;
  if (totals.properties > LIMITS.properties)
    return `too many object properties (${totals.properties}).`;
  if (totals.enumValues > LIMITS.enumValues) return `too many enum values (${totals.enumValues}).`;
  if (totals.nameCharacters > LIMITS.nameCharacters) return "names and enum values are too long.";
  return null;
}

function faultIn(schema: unknown, path: string[], depth: number, totals: Totals): string | null {
  if (!isSchema(schema)) return `${context(path)}, schema must have a 'type' key.`;
  if (depth > LIMITS.depth) return `${depth} levels of nesting exceeds limit of ${LIMITS.depth}.`;
  const types = typeKeys(schema);
  if (types.length === 0 && !schema.anyOf && !schema.$ref && !schema.enum && !("const" in schema)) {
    return `${context(path)}, schema must have a 'type' key.`;
  }
  const allowed = [...EVERYWHERE, ...types.flatMap((type) => BY_TYPE[type] ?? [])];
  const unknown = Object.keys(schema).find((key) => !allowed.includes(key));
  if (unknown) return `${context(path)}, '${unknown}' is not permitted.`;
  const odd = types.find((type) => !(type in BY_TYPE));
  if (odd) return `${context(path)}, '${odd}' is not a valid type.`;
  if (schema.format !== undefined && !FORMATS.includes(String(schema.format))) {
    return `${context(path)}, '${String(schema.format)}' is not a supported format.`;
  }
  countEnum(schema, totals);
  return (
    (types.includes("object") ? faultInObject(schema, path, depth, totals) : null) ??
    (types.includes("array") ? faultInArray(schema, path, depth, totals) : null) ??
    faultInParts(schema, path, depth, totals)
  );
}

const typeKeys = ({ type }: Schema): string[] =>
  type === undefined ? [] : (Array.isArray(type) ? type : [type]).map(String);

function countEnum(schema: Schema, totals: Totals): void {
  if (!Array.isArray(schema.enum)) return;
  totals.enumValues += schema.enum.length;
  totals.nameCharacters += schema.enum.map(String).join("").length;
}

function faultInObject(schema: Schema, path: string[], depth: number, totals: Totals) {
  if (schema.additionalProperties !== false) {
    return `${context(path)}, 'additionalProperties' is required to be supplied and to be false.`;
  }
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = Object.keys(properties);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const missing = names.find((name) => !required.includes(name));
  if (missing || required.length !== names.length) {
    return `${context(path)}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing ?? ""}'.`;
  }
  totals.properties += names.length;
  totals.nameCharacters += names.join("").length;
  for (const name of names) {
    const fault = faultIn(properties[name], [...path, "properties", name], depth + 1, totals);
    if (fault) return fault;
  }
  return null;
}

function faultInArray(schema: Schema, path: string[], depth: number, totals: Totals) {
  if (schema.items === undefined) return `${context(path)}, array schema missing items.`;
  return faultIn(schema.items, [...path, "items"], depth, totals);
}

/** The branches of a union and the definitions that are referred to. */
function faultInParts(schema: Schema, path: string[], depth: number, totals: Totals) {
  const branches = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const definitions = { ...(schema.$defs as Schema), ...(schema.definitions as Schema) };
  for (const [index, branch] of branches.entries()) {
    const fault = faultIn(branch, [...path, "anyOf", String(index)], depth, totals);
    if (fault) return fault;
  }
  for (const [name, definition] of Object.entries(definitions)) {
    const fault = faultIn(definition, [...path, "$defs", name], depth, totals);
    if (fault) return fault;
  }
  return null;
}
