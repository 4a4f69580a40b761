import type { IncomingMessage } from "node:http";
import { VOICE_CLOSE } from "../../../shared/src/protocol/voice.ts";
import type { ConnectionLimits } from "../settings.ts";

export interface Refusal {
  /** One of `VOICE_CLOSE`. */
  code: number;
  reason: string;
}

/** Who may connect: counts the sessions in all and of each network address. */
export class Admission {
  readonly #limits: ConnectionLimits;
  readonly #perAddress = new Map<string, number>();
  #open = 0;
  closed = false;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  get open(): number {
    return this.#open;
  }

  /** Takes a place, to be given back with `leave`. @returns why not, or null */
  enter(address: string, request: IncomingMessage): Refusal | null {
    const { maxSessions, maxSessionsPerAddress } = this.#limits;
    if (!this.#isFromOurPages(request)) {
      return { code: VOICE_CLOSE.foreignOrigin, reason: "Pages of this origin are not served." };
    }
    if (this.closed) {
      return { code: VOICE_CLOSE.unavailable, reason: "The worker is about to stop." };
    }
    const ofAddress = this.#perAddress.get(address) ?? 0;
    if (ofAddress >= maxSessionsPerAddress) {
      return { code: VOICE_CLOSE.tooMany, reason: "Too many sessions from this address." };
    }
    if (this.#open >= maxSessions) {
      return { code: VOICE_CLOSE.unavailable, reason: "The worker is full." };
    }
    this.#open += 1;
    this.#perAddress.set(address, ofAddress + 1);
    return null;
  }

  leave(address: string): void {
    this.#open -= 1;
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, left);
  }

  /** Programs send no origin; browsers always do, and cannot be made to lie. */
  #isFromOurPages({ headers }: IncomingMessage): boolean {
    const { origin } = headers;
    if (origin === undefined) return true;
    const { allowedOrigins } = this.#limits;
    if (allowedOrigins.includes("*") || allowedOrigins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === headers.host;
  }
}

/** The network address of a client, as the innermost of our proxies saw it. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  if (trustedProxies === 0) return own;
  const entries = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedProxies) ?? own;
}
