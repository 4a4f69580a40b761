import { browserMicrophone } from "./audio/microphone.ts";
import { browserPlayer } from "./audio/player.ts";
import { sessionCalls } from "./calls.ts";
import { browserSpeech } from "./connection/own-speech.ts";
import { workerConnection } from "./connection/worker-connection.ts";
import type { SessionDraft } from "./draft.ts";
import type { MatchmakerPorts, PageWatch } from "./ports.ts";

const thisPage: PageWatch = {
  watch(emit) {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "visibilitychange",
      () => emit({ type: document.visibilityState === "hidden" ? "page.hidden" : "page.shown" }),
      { signal },
    );
    window.addEventListener("online", () => emit({ type: "page.online" }), { signal });
    return () => listening.abort();
  },
};

/** The outside as it is: this browser, the voice worker and the API. */
export const browserPorts = (draft: SessionDraft, onMatched: () => void): MatchmakerPorts => ({
  microphone: browserMicrophone(),
  connection: workerConnection(),
  player: browserPlayer(),
  ownSpeech: browserSpeech(),
  calls: sessionCalls(draft, onMatched),
  page: thisPage,
});
