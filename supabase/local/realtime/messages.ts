/** One message of the Phoenix channel protocol that supabase-js speaks, in either version. */
export interface ChannelMessage {
  /** Tells one joining of a topic from the next; null on what concerns no single one. */
  joinRef: string | null;
  /** Comes back in the reply. */
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** 1.0.0 sends objects, 2.0.0 arrays. */
export type ProtocolVersion = "1.0.0" | "2.0.0";

/** @returns null for a version that we do not speak; without one, what Phoenix assumes */
export function protocolVersion(vsn: string | null): ProtocolVersion | null {
  if (vsn === null || vsn === "1.0.0") return "1.0.0";
  return vsn === "2.0.0" ? "2.0.0" : null;
}

/** Reads what a client sent. @returns null for anything that is not a message of the protocol */
export function parseMessage(text: string, version: ProtocolVersion): ChannelMessage | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const [joinRef, ref, topic, event, payload] =
    version === "2.0.0" ? asArray(data) : fromObject(data);
  if (typeof topic !== "string" || typeof event !== "string") return null;
  return {
    joinRef: typeof joinRef === "string" ? joinRef : null,
    ref: typeof ref === "string" ? ref : null,
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

export function formatMessage(message: ChannelMessage, version: ProtocolVersion): string {
  const { joinRef, ref, topic, event, payload } = message;
  return version === "2.0.0"
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
}

const asArray = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);

const fromObject = (data: unknown): unknown[] =>
  isRecord(data) ? [data.join_ref, data.ref, data.topic, data.event, data.payload] : [];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
