import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { events as eventRows } from '../database/schema/index.ts';
import type { Events, ToldEvent } from './Events.ts';

/** The channel of LISTEN and NOTIFY. */
export const eventChannel = 'console_events';

/** PostgreSQL carries less than 8,000 bytes; what surrounds a payload has room in the rest. */
const mostBytes = 7_000;

/** All of them in one statement: a change of an agent is told to everyone above them. */
const notify = async (db: Database, events: readonly ToldEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const told = JSON.stringify(events);
  await db.execute(sql`
    select pg_notify(${eventChannel}, event::text) from jsonb_array_elements(${told}::jsonb) event`);
};

/**
 * Events through the database that holds what they tell of: NOTIFY reaches every process when the transaction is committed,
 * on the embedded engine as on any PostgreSQL, and a row keeps what may have to be told again.
 */
export const databaseEvents: Events = {
  publish: async (db, ...told) => {
    const events: ToldEvent[] = [];
    for (const { topic, userId, payload, isPassing } of told) {
      if (Buffer.byteLength(JSON.stringify(payload)) > mostBytes)
        throw new RangeError(`An event of ${topic} is larger than ${mostBytes} bytes`);
      const event = { topic, ...(userId !== undefined && { userId }), payload };
      if (isPassing) events.push(event);
      else {
        const [row] = await db.insert(eventRows).values(event).returning({ id: eventRows.id });
        events.push({ ...row, ...event });
      }
    }
    await notify(db, events);
  },
};
