import { errorFacts, type Log } from "./log.ts";

/** Things to end, in the reverse order of their beginning. */
export class Closers {
  readonly #closers: { name: string; close: () => Promise<void> }[] = [];
  #closed = false;

  /** Ends it at once when everything else has been ended already. */
  async add(name: string, close: () => Promise<void>): Promise<void> {
    if (this.#closed) await close();
    else this.#closers.push({ name, close });
  }

  /** Goes on when one of them fails: the others must still end. */
  async closeAll(log: Log): Promise<void> {
    this.#closed = true;
    for (const { name, close } of this.#closers.splice(0).toReversed()) {
      await close().catch((error: unknown) =>
        log.error(errorFacts(error), `${name} did not close`),
      );
    }
  }
}
