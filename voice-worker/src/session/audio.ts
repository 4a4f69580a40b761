/** Bytes; an `audio-chunk` as browsers write it begins so, and then holds nothing but base64. */
const CHUNK_START = Buffer.from('{"type":"audio-chunk","audio":"');
const CHUNK_END = Buffer.from('"}');

/**
 * Where audio is decoded: one place for all sessions, since whatever is decoded is handed on, and
 * copied by who keeps it, before anything else happens. Grows with the longest message.
 */
let scratch = Buffer.allocUnsafeSlow(256 * 1024);

function room(bytes: number): Buffer {
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(bytes);
  return scratch;
}

/** The first `bytes` of the scratch as samples; null when they are not whole ones. */
function samples(bytes: number): Int16Array | null {
  if (bytes % 2 !== 0) return null;
  return new Int16Array(scratch.buffer, scratch.byteOffset, bytes / 2);
}

/**
 * The samples of a base64 text, good until the next call.
 *
 * @returns null when it is not base64 of whole samples
 */
export function decodeBase64(base64: string): Int16Array | null {
  if (base64.length % 4 !== 0) return null;
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const bytes = (base64.length / 4) * 3 - padding;
  // The decoder passes over what is not base64: it then writes less than the length promises.
  const written = room(bytes).write(base64, 0, bytes, "base64");
  return written === bytes ? samples(bytes) : null;
}

/** The same for bytes as they are; a copy, since a frame may begin at an odd address. */
export function decodeBytes(bytes: Uint8Array): Int16Array | null {
  room(bytes.length).set(bytes);
  return samples(bytes.length);
}

/**
 * The base64 text of an `audio-chunk` written the usual way, found without reading 64 kB of JSON.
 *
 * @returns null for every other message, which then is to be read as JSON
 */
export function base64OfUsualChunk(message: Buffer): string | null {
  const end = message.length - CHUNK_END.length;
  if (end < CHUNK_START.length) return null;
  if (message.compare(CHUNK_START, 0, CHUNK_START.length, 0, CHUNK_START.length) !== 0) return null;
  if (message.compare(CHUNK_END, 0, CHUNK_END.length, end) !== 0) return null;
  return message.toString("latin1", CHUNK_START.length, end);
}
