/** How the server treats one request. What is not an answer is a fault that a real provider shows. */
export type Behaviour =
  | { kind: "good" }
  /** Answers with this value, whatever the schema says. */
  | { kind: "answer"; value: unknown }
  | { kind: "refusal" }
  | { kind: "truncation" }
  | { kind: "content-filter" }
  | { kind: "failed" }
  | { kind: "schema-violation" }
  | { kind: "invalid-json" }
  /** `retryAfter` in seconds, as the header says it. */
  | { kind: "rate-limit"; retryAfter?: number }
  | { kind: "server-error" }
  | { kind: "unauthorized" }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Sends the headers and half of the body, and then nothing. */
  | { kind: "hang-mid-body" }
  | { kind: "reset" };
