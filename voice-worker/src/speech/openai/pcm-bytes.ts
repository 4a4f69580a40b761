/** PCM16 from bytes that are cut anywhere: half a sample waits for its other half. */
export class PcmBytes {
  #odd: Buffer = Buffer.alloc(0);

  push(bytes: Uint8Array): Int16Array {
    const all = Buffer.concat([this.#odd, bytes]);
    const even = all.length & ~1;
    this.#odd = Buffer.from(all.subarray(even));
    return new Int16Array(new Uint8Array(all.subarray(0, even)).buffer);
  }
}
