import { randomUUID } from "node:crypto";
import type { Behaviour } from "./behaviour.ts";
import { goodAnswer } from "./good-answers.ts";
import type { ResponsesRequest } from "./request.ts";

/** A response object as the Responses API returns one, `reasoning` item included. */
function responseObject(
  { model, instructions, maxOutputTokens, format, store, safetyIdentifier }: ResponsesRequest,
  content: object[],
  differences: object = {},
) {
  return {
    id: `resp_${randomUUID()}`,
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    status: "completed",
    error: null,
    incomplete_details: null,
    instructions,
    max_output_tokens: maxOutputTokens,
    model,
    output: [
      { id: `rs_${randomUUID()}`, type: "reasoning", summary: [] },
      {
        id: `msg_${randomUUID()}`,
        type: "message",
        status: "completed",
        role: "assistant",
        content,
      },
    ],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: "medium", summary: null },
    safety_identifier: safetyIdentifier,
    store,
    temperature: 1,
    text: { format: { type: "json_schema", strict: true, ...format } },
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
    usage: {
      input_tokens: 900,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 300,
      output_tokens_details: { reasoning_tokens: 64 },
      total_tokens: 1200,
    },
    metadata: {},
    ...differences,
  };
}

const outputText = (text: string) => ({ type: "output_text", text, annotations: [], logprobs: [] });

/** The body of a 200, for each behaviour that has one; null for the others. */
export function answerBody(behaviour: Behaviour, request: ResponsesRequest): object | null {
  const good = () => JSON.stringify(goodAnswer(request));
  switch (behaviour.kind) {
    case "good":
    case "hang-mid-body":
      return responseObject(request, [outputText(good())]);
    case "answer":
      return responseObject(request, [outputText(JSON.stringify(behaviour.value))]);
    case "schema-violation":
      return responseObject(request, [outputText(JSON.stringify({ surprise: true }))]);
    case "invalid-json":
      return responseObject(request, [outputText(good().slice(0, -5))]);
    case "refusal":
      return responseObject(request, [
        { type: "refusal", refusal: "I'm sorry, I cannot help with that." },
      ]);
    case "truncation":
      return responseObject(request, [outputText(good().slice(0, 40))], {
        status: "incomplete",
        incomplete_details: { reason: "max_output_tokens" },
      });
    case "content-filter":
      return responseObject(request, [], {
        status: "incomplete",
        incomplete_details: { reason: "content_filter" },
      });
    case "failed":
      return responseObject(request, [], {
        status: "failed",
        error: { code: "server_error", message: "The model failed to answer." },
      });
    default:
      return null;
  }
}
