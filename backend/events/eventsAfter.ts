import { and, asc, gt, inArray, isNull, lt, or, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { events } from '../database/schema/index.ts';
import type { ToldEvent } from './Events.ts';

/**
 * Numbers are given before a transaction is committed, so a lower one can become known after a higher one: as many are told
 * again, and the browser leaves out what it knows.
 */
const overlap = 50;

/** A browser that was away for longer reads its page again. */
const most = 500;

/** How long an event can be told again. */
const eventLife = 24 * 60 * 60_000;

/** What was told after an event, oldest first. @returns undefined when it is more than can be told again. */
export const eventsAfter = async (
  db: Database,
  after: number,
  hearer: { userId: number; topics: ReadonlySet<string> },
): Promise<ToldEvent[] | undefined> => {
  if (hearer.topics.size === 0) return [];
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        gt(events.id, after - overlap),
        inArray(events.topic, [...hearer.topics]),
        or(isNull(events.userId), eq(events.userId, hearer.userId)),
      ),
    )
    .orderBy(asc(events.id))
    .limit(most + 1);
  if (rows.length > most) return undefined;
  return rows.map(({ id, topic, payload }) => ({ id, topic, payload }));
};

/** Forgets events that are older than their life; each sign-in sweeps. */
export const removeOldEvents = async (db: Database, now: Date): Promise<void> => {
  await db.delete(events).where(lt(events.createdAt, new Date(now.getTime() - eventLife)));
};
