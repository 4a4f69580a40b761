import type { PlaybackEvent, Player, StreamHandle } from "../ports.ts";
import { Loudspeaker } from "./loudspeaker.ts";
import { StreamPlayback } from "./stream-playback.ts";

/** Plays replies, one at a time. */
export function browserPlayer(): Player {
  let loudspeaker: Loudspeaker | null = null;
  let current: StreamHandle | null = null;
  const open = () => {
    loudspeaker ??= new Loudspeaker();
    return loudspeaker;
  };

  return {
    unlock: () => open().unlock(),
    play(emit: (event: PlaybackEvent) => void): StreamHandle {
      current?.stop();
      const playback = new StreamPlayback(open(), emit);
      current = playback;
      return playback;
    },
  };
}
