/** Who makes a request: a person with a verified token (a guest, too), or a visitor without one. */
export type Caller =
  | { kind: "visitor" }
  | { kind: "user"; id: string; token: string; isGuest: boolean };

export type User = Extract<Caller, { kind: "user" }>;

/** What the middleware hands to the routes. */
export interface ApiEnv {
  Variables: { caller: Caller; requestId: string };
}
