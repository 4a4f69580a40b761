import { createStore } from "zustand/vanilla";
import { ApiError } from "@/lib/api-error.ts";

/** Before each further attempt at an answer that could not be saved, in milliseconds. */
const DELAYS = [1_000, 3_000, 9_000];

/** A server that asks for more patience than this, in seconds, is asked again by the person. */
const LONGEST_WAIT_SECONDS = 30;

/** How many answers are on their way at the same time. */
const AT_ONCE = 2;

/**
 * How long to wait before an answer is sent again, in milliseconds; null when it is not: too often
 * tried, or refused for a reason that does not pass.
 *
 * @param attempts how often it has been tried
 */
export function delayBeforeNext(error: unknown, attempts: number): number | null {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined || !(error instanceof ApiError)) return null;
  if (error.status === 429) {
    const seconds = error.retryAfter ?? 0;
    return seconds > LONGEST_WAIT_SECONDS ? null : Math.max(delay, seconds * 1_000);
  }
  return error.isTemporary ? delay : null;
}

export interface AnswerSaverPorts<Answer> {
  save(answer: Answer): Promise<unknown>;
  wait(milliseconds: number): Promise<void>;
}

/** How the saving stands. `waiting`: not saved and not given up; `failed`: given up until asked. */
export interface Saving<Answer> {
  waiting: number;
  failed: readonly Answer[];
}

/** Saves answers one by one, each again and again for a while; nothing that fails stops the others. */
export function createAnswerSaver<Answer>(ports: AnswerSaverPorts<Answer>) {
  const store = createStore<Saving<Answer>>()(() => ({ waiting: 0, failed: [] }));

  async function isSaved(answer: Answer): Promise<boolean> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        await ports.save(answer);
        return true;
      } catch (error) {
        const delay = delayBeforeNext(error, attempts);
        if (delay === null) return false;
        await ports.wait(delay);
      }
    }
  }

  async function work(queue: Answer[]) {
    for (let answer = queue.shift(); answer !== undefined; answer = queue.shift()) {
      const saved = await isSaved(answer);
      const given = answer;
      store.setState(({ waiting, failed }) => ({
        waiting: waiting - 1,
        failed: saved ? failed : [...failed, given],
      }));
    }
  }

  async function save(answers: readonly Answer[]) {
    store.setState(({ waiting }) => ({ waiting: waiting + answers.length, failed: [] }));
    const queue = [...answers];
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
  }

  return {
    store,
    /** Resolves once every answer is saved or given up. */
    save,
    /** Tries those again that were given up. */
    retry: () => save(store.getState().failed),
  };
}

export type AnswerSaver<Answer> = ReturnType<typeof createAnswerSaver<Answer>>;
