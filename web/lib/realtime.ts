import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { loadSupabase } from "@/lib/supabase.ts";

/** After this long a channel that was closed, or could not be asked for at all, is asked for anew. */
const RESTART_DELAY = 5_000;

/** What a message says: which table changed, and which row if it was one. Never what stands in it. */
const Change = z.object({ table: z.string() });
export type Change = z.infer<typeof Change>;

export interface ChannelListener {
  onChange: (change: Change) => void;
  /**
   * True each time the channel was joined: whatever changed before went unheard. False whenever it
   * could not be joined or was lost; it is then joined again as soon as that is possible.
   */
  onLive: (live: boolean) => void;
}

/** Channels that are being left. supabase-js would hand out the same one again, which joins no more. */
const leaving = new Map<string, Promise<unknown>>();

/**
 * Listens to a private channel such as `client:{userId}` until the returned function is called. One
 * listener a topic at a time. Never throws: without a connection the listener is told so.
 */
export function listenToChannel(topic: string, { onChange, onLive }: ChannelListener): () => void {
  let stopped = false;
  let leave = () => {};
  let restart: ReturnType<typeof setTimeout> | undefined;

  function lost() {
    if (stopped) return;
    onLive(false);
    restart ??= setTimeout(() => {
      restart = undefined;
      leave();
      void start();
    }, RESTART_DELAY);
  }

  async function start() {
    try {
      await leaving.get(topic);
      const supabase = await loadSupabase();
      await supabase.realtime.setAuth();
      if (!stopped) leave = join(supabase, topic, { onChange, onLive, onClosed: lost });
    } catch {
      lost();
    }
  }

  void start();
  return () => {
    stopped = true;
    clearTimeout(restart);
    leave();
  };
}

interface JoinedListener extends ChannelListener {
  onClosed: () => void;
}

/** Joins; supabase-js joins again by itself after a refusal, a time-out or a lost connection. */
function join(supabase: SupabaseClient, topic: string, listener: JoinedListener): () => void {
  let left = false;
  const channel: RealtimeChannel = supabase
    .channel(topic, { config: { private: true } })
    .on("broadcast", { event: "changed" }, ({ payload }) => {
      const change = Change.safeParse(payload);
      if (!left && change.success) listener.onChange(change.data);
    })
    .subscribe((status) => {
      if (left) return;
      if (status === "CLOSED") listener.onClosed();
      else listener.onLive(status === "SUBSCRIBED");
    });
  return () => {
    if (left) return;
    left = true;
    const gone = supabase.removeChannel(channel).catch(() => undefined);
    leaving.set(topic, gone);
    void gone.then(() => {
      if (leaving.get(topic) === gone) leaving.delete(topic);
    });
  };
}
