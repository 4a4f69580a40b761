import { TokenError } from "../auth/tokens.ts";
import type { Authorization, Listener } from "./authorization.ts";
import type { Hub, Subscriber } from "./hub.ts";
import { type ChannelMessage, isRecord } from "./messages.ts";

/** The least that a connection needs of a socket. */
export interface Outlet {
  send(message: ChannelMessage): void;
}

export interface ConnectionOptions {
  outlet: Outlet;
  authorization: Authorization;
  hub: Hub;
  /** The key that the socket was opened with: who has not signed in joins with it. */
  apiKey: string;
}

interface Joined {
  joinRef: string | null;
  listener: Listener;
  subscriber: Subscriber;
}

const PREFIX = "realtime:";
const LONGEST_TOPIC = 255;
const MOST_TOPICS = 20;

/** One client's channels: what it joined, and as whom. Knows nothing of sockets. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #joined = new Map<string, Joined>();
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get hasJoined(): boolean {
    return this.#joined.size > 0;
  }

  /** Messages of one client are to be handed over one after another. */
  async handle(message: ChannelMessage): Promise<void> {
    const { topic, event } = message;
    if (topic === "phoenix") {
      if (event === "heartbeat") this.#reply(message, "ok", {});
      return;
    }
    if (event === "phx_join") return await this.#join(message);
    if (event === "access_token") return await this.#changeToken(message);
    if (event === "phx_leave") {
      this.#forget(topic);
      this.#reply(message, "ok", {});
      this.#push(topic, message.joinRef, "phx_close", {});
      return;
    }
    // No policy lets a client send, and presence is not offered: the database alone speaks here.
    if (message.ref !== null) this.#reply(message, "error", { reason: "Unauthorized" });
  }

  /** Closes the channels whose token has ended. @param now milliseconds since 1970 */
  endExpired(now: number): void {
    for (const [topic, { listener }] of this.#joined) {
      if (listener.expiresAt <= now) this.#shutDown(topic, "Token has expired");
    }
  }

  close(): void {
    this.#closed = true;
    for (const topic of [...this.#joined.keys()]) this.#forget(topic);
  }

  async #join(message: ChannelMessage): Promise<void> {
    const { topic, joinRef, payload } = message;
    const refuse = (reason: string) => this.#reply(message, "error", { reason });
    const config = isRecord(payload.config) ? payload.config : {};
    if (!topic.startsWith(PREFIX) || topic.length > LONGEST_TOPIC) {
      return refuse("TopicInvalid: the topic is not valid");
    }
    if (config.private !== true) {
      return refuse("PrivateOnly: this project only allows private channels");
    }
    if (!this.#joined.has(topic) && this.#joined.size >= MOST_TOPICS) {
      return refuse("ChannelRateLimitReached: too many channels");
    }
    const listener = await this.#listener(payload.access_token, topic);
    if (typeof listener === "string") return refuse(listener);
    if (this.#closed) return;
    // The same topic again is a rejoin: it takes the place of the former joining.
    this.#forget(topic);
    const subscriber = this.#subscriber(topic, joinRef);
    this.#joined.set(topic, { joinRef, listener, subscriber });
    this.#options.hub.add(topic.slice(PREFIX.length), subscriber);
    this.#reply(message, "ok", { postgres_changes: [] });
  }

  async #changeToken({ topic, payload }: ChannelMessage): Promise<void> {
    const joined = this.#joined.get(topic);
    if (!joined) return;
    const listener = await this.#listener(payload.access_token, topic);
    if (typeof listener === "string") this.#shutDown(topic, listener);
    else joined.listener = listener;
  }

  /** @returns who may join, or why not */
  async #listener(token: unknown, topic: string): Promise<Listener | string> {
    const { authorization, apiKey } = this.#options;
    try {
      const listener = await authorization.identify(typeof token === "string" ? token : apiKey);
      if (await authorization.mayJoin(listener, topic.slice(PREFIX.length))) return listener;
      return "Unauthorized: You do not have permissions to read from this Channel topic";
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      return error.expired
        ? "InvalidJWTToken: Token has expired"
        : "InvalidJWTToken: Token is not valid";
    }
  }

  #subscriber(topic: string, joinRef: string | null): Subscriber {
    return {
      receive: (event, payload, id) =>
        this.#push(topic, null, "broadcast", { type: "broadcast", event, payload, meta: { id } }),
      dropped: () => {
        this.#forget(topic);
        this.#push(topic, joinRef, "phx_error", {});
      },
    };
  }

  /** What hosted Realtime does when a channel must end: it says why, then closes it. */
  #shutDown(topic: string, message: string): void {
    const joinRef = this.#joined.get(topic)?.joinRef ?? null;
    this.#forget(topic);
    const channel = topic.slice(PREFIX.length);
    this.#push(topic, joinRef, "system", {
      extension: "system",
      status: "error",
      message,
      channel,
    });
    this.#push(topic, joinRef, "phx_close", {});
  }

  #forget(topic: string): void {
    const joined = this.#joined.get(topic);
    if (!joined) return;
    this.#options.hub.remove(topic.slice(PREFIX.length), joined.subscriber);
    this.#joined.delete(topic);
  }

  #reply(to: ChannelMessage, status: "ok" | "error", response: Record<string, unknown>): void {
    this.#options.outlet.send({ ...to, event: "phx_reply", payload: { status, response } });
  }

  #push(
    topic: string,
    joinRef: string | null,
    event: string,
    payload: Record<string, unknown>,
  ): void {
    this.#options.outlet.send({ joinRef, ref: null, topic, event, payload });
  }
}
