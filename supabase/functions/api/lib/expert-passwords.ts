// @ts-types="./node-crypto.d.ts"
import {
  scrypt,
  timingSafeEqual,
  // biome-ignore lint/style/noRestrictedImports: Web Crypto has no scrypt; Deno and hosted Supabase have Node's.
} from "node:crypto";
import { base64url } from "jose";
import { EXPERT_PASSWORDS } from "../../../../shared/src/constants.ts";

/** A password's hash as it is stored, `$scrypt$ln=14,r=8,p=5$salt$key`, and the id of its row. */
export interface StoredPassword {
  id: string;
  hash: string;
}

interface Cost {
  /** The logarithm of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

/**
 * OWASP's figures for 16 MiB, about 0.2 s of a core: three of them at each sign-in stay well within
 * the 2 s and the 256 MB that hosted Supabase gives a request.
 */
const COST: Cost = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** The same letters are the same password, however a keyboard composes them. */
function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Uint8Array> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 ** ln * r * 256 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Hashes a password with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { ln, r, p } = COST;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64url.encode(salt)}$${base64url.encode(key)}`;
}

async function matches(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const [, ln, r, p, salt = "", key = ""] = STORED.exec(stored?.hash ?? "") ?? [];
  if (key === "") {
    // A place that is still free costs what a taken one does.
    await derive(password, new Uint8Array(SALT_BYTES), COST);
    return false;
  }
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = base64url.decode(key);
  const derived = await derive(password, base64url.decode(salt), cost);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/**
 * The id of the stored password that this is, or null. Takes as long whichever it is, whether it is
 * one, and however many are stored. One after the other, so that a sign-in needs 16 MiB and not three
 * times that.
 */
export async function findPassword(
  password: string,
  stored: StoredPassword[],
): Promise<string | null> {
  let found: string | null = null;
  for (let place = 0; place < EXPERT_PASSWORDS; place++) {
    const candidate = stored[place];
    if ((await matches(password, candidate)) && candidate) found = candidate.id;
  }
  return found;
}

/** A token that nobody can guess, in letters that a header takes. */
export function newToken(): string {
  return base64url.encode(randomBytes(32));
}

/** Whether a text could be a token of ours; spares the database everything else. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
