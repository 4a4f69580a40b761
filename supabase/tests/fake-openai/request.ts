import { strictSchemaFault } from "./strict-schema.ts";

/** The parameters of `POST /v1/responses`, as OpenAI's reference lists them. */
const FIELDS = new Set(
  "background context_management conversation include input instructions max_output_tokens max_tool_calls metadata model moderation parallel_tool_calls previous_response_id prompt prompt_cache_key prompt_cache_options prompt_cache_retention reasoning safety_identifier service_tier store stream stream_options temperature text tool_choice tools top_logprobs top_p truncation user".split(
    " ",
  ),
);

/** A request of the Responses API that passed every check, as far as the fake looks at it. */
export interface ResponsesRequest {
  model: string;
  instructions: string | null;
  input: string;
  store: boolean;
  safetyIdentifier: string | null;
  maxOutputTokens: number | null;
  /** Whether the answer is to come as it is written. */
  stream: boolean;
  format: { name: string; schema: Record<string, unknown> };
}

/** OpenAI's error for a request that it does not take. */
export interface RequestFault {
  status: number;
  message: string;
  param: string | null;
  code: string | null;
}

const invalid = (
  param: string | null,
  message: string,
  code: string | null = null,
): RequestFault => ({
  status: 400,
  message,
  param,
  code,
});

const wrongType = (param: string, expected: string, got: unknown) =>
  invalid(
    param,
    `Invalid type for '${param}': expected ${expected}, but got ${typeof got} instead.`,
    "invalid_type",
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const missing = (param: string) =>
  invalid(param, `Missing required parameter: '${param}'.`, "missing_required_parameter");

/** The first thing that OpenAI would refuse in a request body, or the request. */
export function readRequest(
  body: unknown,
): { fault: RequestFault } | { request: ResponsesRequest } {
  if (!isObject(body)) return { fault: invalid(null, "The body must be a JSON object.") };
  const unknown = Object.keys(body).find((key) => !FIELDS.has(key));
  if (unknown) {
    return { fault: invalid(unknown, `Unknown parameter: '${unknown}'.`, "unknown_parameter") };
  }
  const fault = faultInFields(body) ?? faultInFormat(body.text);
  if (fault) return { fault };
  const { format } = body.text as { format: ResponsesRequest["format"] };
  return {
    request: {
      model: body.model as string,
      instructions: (body.instructions as string | undefined) ?? null,
      input: inputText(body.input),
      store: body.store !== false,
      safetyIdentifier: (body.safety_identifier as string | undefined) ?? null,
      maxOutputTokens: (body.max_output_tokens as number | undefined) ?? null,
      stream: body.stream === true,
      format,
    },
  };
}

function faultInFields(body: Record<string, unknown>): RequestFault | null {
  if (body.model === undefined) return missing("model");
  if (typeof body.model !== "string") return wrongType("model", "a string", body.model);
  if (body.input === undefined) return missing("input");
  if (typeof body.input !== "string" && !Array.isArray(body.input)) {
    return wrongType("input", "one of a string or an array of input items", body.input);
  }
  if (body.instructions != null && typeof body.instructions !== "string") {
    return wrongType("instructions", "a string", body.instructions);
  }
  if (body.store != null && typeof body.store !== "boolean") {
    return wrongType("store", "a boolean", body.store);
  }
  const most = body.max_output_tokens;
  if (most != null && !(Number.isInteger(most) && Number(most) >= 16)) {
    return invalid(
      "max_output_tokens",
      "Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16.",
      "integer_below_min_value",
    );
  }
  const person = body.safety_identifier;
  if (person != null && typeof person !== "string") {
    return wrongType("safety_identifier", "a string", person);
  }
  return typeof person === "string" && person.length > 64
    ? invalid(
        "safety_identifier",
        `Invalid 'safety_identifier': string too long. Expected a string with maximum length 64, but got a string with length ${person.length} instead.`,
        "string_above_max_length",
      )
    : null;
}

function faultInFormat(text: unknown): RequestFault | null {
  const format = isObject(text) ? text.format : undefined;
  if (!isObject(format)) return missing("text.format");
  const odd = Object.keys(format).find(
    (key) => !["type", "name", "schema", "strict", "description"].includes(key),
  );
  if (odd)
    return invalid(
      `text.format.${odd}`,
      `Unknown parameter: 'text.format.${odd}'.`,
      "unknown_parameter",
    );
  if (format.type !== "json_schema")
    return invalid("text.format.type", "Invalid value for 'text.format.type'.");
  if (format.name === undefined) return missing("text.format.name");
  if (typeof format.name !== "string" || !/^[a-zA-Z0-9_-]{1,64}$/.test(format.name)) {
    return invalid(
      "text.format.name",
      "Invalid 'text.format.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.",
      "invalid_value",
    );
  }
  if (format.strict !== true)
    return invalid("text.format.strict", "This server takes strict schemas only.");
  const fault = strictSchemaFault(format.schema);
  return fault
    ? invalid(
        "text.format.schema",
        `Invalid schema for response_format '${format.name}': ${fault}`,
        "invalid_json_schema",
      )
    : null;
}

function inputText(input: unknown): string {
  return typeof input === "string" ? input : JSON.stringify(input);
}
