import type { PageSession } from "./create-session.ts";
import type { PersonEvent } from "./machine/session-events.ts";
import type { MatchmakerDeeds } from "./machine/view.ts";

/** What the page's buttons do. */
export function deedsOf(session: PageSession): MatchmakerDeeds {
  const send = (event: PersonEvent) => session.actor.send(event);
  return {
    start: () => send({ type: "person.starts" }),
    goOnWithKept: () => send({ type: "person.goes-on-with-kept" }),
    accept(withMicrophone) {
      // Within the click: browsers let no page speak that nobody has touched.
      session.ports.player.unlock();
      send({ type: "person.accepts", withMicrophone });
    },
    decline: () => send({ type: "person.declines" }),
    write: (text) => send({ type: "person.writes", text }),
    keepTyped: (text) => send({ type: "person.types", text }),
    setMuted: (muted) => send({ type: "person.mutes", muted }),
    chooseMicrophone: (deviceId) => send({ type: "person.chooses-microphone", deviceId }),
    retryMicrophone: () => send({ type: "person.retries-microphone" }),
    interrupt: (read) => send({ type: "person.interrupts", read }),
    findTherapist: () => send({ type: "person.finds" }),
    goOnFromSafety: () => send({ type: "person.goes-on-from-safety" }),
    endSession: () => send({ type: "person.ends" }),
  };
}
