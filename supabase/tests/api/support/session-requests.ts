import {
  type SessionRequest,
  SessionRequestAnswer,
  SessionRequestsAnswer,
} from "../../../../shared/src/contracts/session-requests.ts";
import { call, ok } from "./api.ts";
import type { Account } from "./people.ts";

type TokenHolder = Pick<Account, "token">;

/** A moment so many hours from now, ISO 8601. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const ask = ({ token }: TokenHolder, therapistId: string, wish: object = {}) =>
  call("session-requests", { body: { therapistId, ...wish }, token });

/** A request that the therapist receives. */
export async function asked(
  client: TokenHolder,
  therapistId: string,
  wish?: object,
): Promise<SessionRequest> {
  return (await ok(SessionRequestAnswer, ask(client, therapistId, wish), 201)).request;
}

export async function requestsOf({ token }: TokenHolder): Promise<SessionRequest[]> {
  return (await ok(SessionRequestsAnswer, call("session-requests", { token }))).requests;
}

export const decide = ({ token }: TokenHolder, id: string, body: object) =>
  call(`session-requests/${id}/decision`, { body, token });

export const accept = (therapist: TokenHolder, id: string, differences: object = {}) =>
  decide(therapist, id, { decision: "accepted", startsAt: inHours(48), ...differences });

export const decline = (therapist: TokenHolder, id: string, note?: string) =>
  decide(therapist, id, { decision: "declined", note });

export const withdraw = ({ token }: TokenHolder, id: string) =>
  call(`session-requests/${id}/withdraw`, { method: "POST", token });
