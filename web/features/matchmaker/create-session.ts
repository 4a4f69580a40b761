import { type Actor, createActor } from "xstate";
import { openDraft, type SessionDraft } from "./draft.ts";
import { createMeterBoard } from "./machine/meter-board.ts";
import { sessionMachine } from "./machine/session-machine.ts";
import { isWorthKeeping } from "./machine/session-record.ts";
import type { Meters } from "./machine/view.ts";
import type { MatchmakerPorts } from "./ports.ts";

/** A session of this page. */
export interface PageSession {
  readonly actor: Actor<typeof sessionMachine>;
  readonly ports: MatchmakerPorts;
  /** It was closed, and cannot be started again. */
  isClosed(): boolean;
  meters(): Meters;
  start(): void;
  /** Lets go of microphone, voice and socket. */
  close(): void;
}

/**
 * A session with the outside that `openPorts` gives, kept through a reload. Until it is started nothing
 * happens.
 */
export function createSession(openPorts: (draft: SessionDraft) => MatchmakerPorts): PageSession {
  const draft = openDraft();
  const board = createMeterBoard();
  const ports = openPorts(draft);
  const actor = createActor(sessionMachine, {
    input: { ports, meters: board, kept: draft.kept },
  });
  let { record } = actor.getSnapshot().context;
  let hasBegun = false;
  actor.subscribe({
    next(snapshot) {
      const { record: now } = snapshot.context;
      if (snapshot.matches("complete")) draft.forget();
      else if (snapshot.matches("active")) {
        if (!hasBegun) draft.begin(now);
        else if (now !== record && isWorthKeeping(now)) draft.keep(now);
      }
      record = now;
      hasBegun = snapshot.matches("active");
    },
    // The page shows it: whoever draws the session finds it there.
    error: () => undefined,
  });
  let closed = false;
  let stopWatching: (() => void) | undefined;
  return {
    actor,
    ports,
    isClosed: () => closed,
    meters: () => ({ person: board.person(), assistant: board.assistant() }),
    start() {
      stopWatching = draft.watch((what) => actor.send({ type: `kept.${what}` }));
      actor.start();
    },
    close() {
      closed = true;
      stopWatching?.();
      actor.stop();
    },
  };
}
