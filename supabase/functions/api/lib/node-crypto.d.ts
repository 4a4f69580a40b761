/**
 * What we use of Node's crypto. Deno finds no other types for it here: the function's own
 * configuration stands apart from the workspace's packages.
 */
export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
export function scrypt(
  password: string,
  salt: Uint8Array,
  keyLength: number,
  options: { N: number; r: number; p: number; maxmem: number },
  done: (error: Error | null, key: Uint8Array) => void,
): void;
