/** Somebody who joined a topic and may receive it. */
export interface Subscriber {
  /** @param event of the broadcast, e.g. `changed` */
  receive(event: string, payload: unknown, messageId: string): void;
  /** Makes the client join again: messages may have been lost. */
  dropped(): void;
}

/** Who listens to what. */
export class Hub {
  readonly #topics = new Map<string, Set<Subscriber>>();

  get isEmpty(): boolean {
    return this.#topics.size === 0;
  }

  add(topic: string, subscriber: Subscriber): void {
    const subscribers = this.#topics.get(topic) ?? new Set();
    subscribers.add(subscriber);
    this.#topics.set(topic, subscribers);
  }

  remove(topic: string, subscriber: Subscriber): void {
    const subscribers = this.#topics.get(topic);
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) this.#topics.delete(topic);
  }

  publish(topic: string, event: string, payload: unknown, messageId: string): void {
    for (const subscriber of this.#topics.get(topic) ?? []) {
      subscriber.receive(event, payload, messageId);
    }
  }

  dropAll(): void {
    for (const subscriber of [...this.#topics.values()].flatMap((set) => [...set])) {
      subscriber.dropped();
    }
  }
}
