import type { Sql } from "postgres";
import { errorFacts, type Log } from "../log.ts";
import type { Hub } from "./hub.ts";

/** What `realtime.send` in the bootstrap notifies. */
const CHANNEL = "realtime_messages";

/** Old messages are of no use to anybody; hosted Realtime drops them after three days, too. */
const KEEP = "3 days";
const CLEAN_EVERY = 60 * 60 * 1000;

interface MessageRow {
  topic: string;
  event: string;
  payload: unknown;
}

export interface DatabaseMessages {
  stop(): Promise<void>;
}

/** Passes on what the database sends. A notification carries the id alone, so the row is read here. */
export async function passOnDatabaseMessages(
  sql: Sql,
  hub: Hub,
  log: Log,
): Promise<DatabaseMessages> {
  let listening = false;
  const subscription = await sql.listen(
    CHANNEL,
    (id) => {
      if (hub.isEmpty) return;
      passOn(id).catch((error) => log.warn(errorFacts(error), "a realtime message was lost"));
    },
    () => {
      // Called for every new connection: what was sent while there was none is lost.
      if (listening) hub.dropAll();
      listening = true;
    },
  );

  async function passOn(id: string): Promise<void> {
    const [row] = await sql<MessageRow[]>`
      select topic, event, payload from realtime.messages where id = ${id} and private`;
    if (row) hub.publish(row.topic, row.event, row.payload, id);
  }

  const clean = () =>
    sql`delete from realtime.messages where inserted_at < now() - ${KEEP}::interval`.catch(
      (error: unknown) => log.warn(errorFacts(error), "old realtime messages stay"),
    );
  await clean();
  const cleaning = setInterval(clean, CLEAN_EVERY);

  return {
    async stop() {
      clearInterval(cleaning);
      await subscription.unlisten().catch(() => undefined);
    },
  };
}
