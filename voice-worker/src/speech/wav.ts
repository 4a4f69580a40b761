import type { SpokenAudio } from "./ports.ts";

/**
 * Reads mono PCM16 from a WAV file. The length in the header is not believed: writers that stream
 * leave it at zero or at its maximum. Null when it is something else.
 */
export function readWav(file: Buffer): SpokenAudio | null {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WAVE") {
    return null;
  }
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const kind = file.toString("latin1", at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const from = at + 8;
    if (kind === "fmt " && from + 16 <= file.length) {
      const [format, channels, bits] = [0, 2, 14].map((offset) => file.readUInt16LE(from + offset));
      if (format !== 1 || channels !== 1 || bits !== 16) return null;
      sampleRate = file.readUInt32LE(from + 4);
    }
    if (kind === "data" && sampleRate > 0) {
      const bytes = Math.min(size, file.length - from) & ~1;
      return {
        samples: new Int16Array(new Uint8Array(file.subarray(from, from + bytes)).buffer),
        sampleRate,
      };
    }
    at = from + size + (size & 1);
  }
  return null;
}

/** A WAV file of mono PCM16. */
export function writeWav({ samples, sampleRate }: SpokenAudio): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([
    header,
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ]);
}
