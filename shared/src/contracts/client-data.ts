import * as z from "zod/mini";

/** A row as it is stored, with the names of its columns; kept open, so that nothing is left out. */
const Row = z.record(z.string(), z.unknown());

/**
 * Answer of `GET /api/client-data/{userId}`, the person's alone, sent as a file: everything that is
 * stored about the person. The lists for therapists are empty for everybody else.
 */
export const ClientData = z.object({
  success: z.literal(true),
  exportedAt: z.string(),
  /** What Auth keeps of the account, without secrets; `sessions` are where it is logged in. */
  account: Row,
  identities: z.array(Row),
  sessions: z.array(Row),
  profile: z.nullable(Row),
  /** What was concluded about the client. */
  clientProfile: z.nullable(Row),
  responses: z.array(Row),
  recommendations: z.array(Row),
  /** The conversations that were finished; what was said in them is among the responses. */
  voiceSessions: z.array(Row),
  sessionRequests: z.array(Row),
  /** The entry in the directory. */
  therapist: z.nullable(Row),
  therapistContact: z.nullable(Row),
  therapistResponses: z.array(Row),
  /** What the therapist decided, without what the clients wrote: that is the clients'. */
  receivedSessionRequests: z.array(Row),
  /** What was done to the account or by it. */
  history: z.array(Row),
});
export type ClientData = z.infer<typeof ClientData>;
