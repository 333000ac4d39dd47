import { and, eq, isNull, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { agentActivities, agentPresences } from '../../database/schema/index.ts';
import { tellFloor } from './floor/tellFloor.ts';

type Presence = typeof agentPresences.$inferInsert;
type Doing = Partial<Omit<Presence, 'userId' | 'firstActivityAt' | 'lastActivityAt' | 'changedAt'>>;

export const presenceOf = async (db: Database, userId: number) => {
  const [row] = await db.select().from(agentPresences).where(eq(agentPresences.userId, userId));
  return row;
};

/** Writes where an agent is now and tells the live views; the first activity is that of the day in India. */
export const writePresence = async (
  writing: { readonly db: Database; readonly services: Services },
  userId: number,
  doing: Doing,
): Promise<void> => {
  const { db, services } = writing;
  const now = services.now();
  const before = await presenceOf(db, userId);
  const isFirst = !before?.firstActivityAt || indiaDay(before.firstActivityAt) !== indiaDay(now);
  const set = {
    ...doing,
    ...(isFirst && { firstActivityAt: now }),
    lastActivityAt: now,
    changedAt: now,
  };
  await db
    .insert(agentPresences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: agentPresences.userId, set });
  await tellFloor(writing, userId);
};

/** Ends what an agent was doing, and begins what they do now; null: nothing that is kept. */
export const writeActivity = async (
  db: Database,
  userId: number,
  now: Date,
  activity: string | null,
  callId: number | null = null,
): Promise<void> => {
  await db
    .update(agentActivities)
    .set({ endedAt: sql`greatest(${now}, ${agentActivities.startedAt})` })
    .where(and(eq(agentActivities.userId, userId), isNull(agentActivities.endedAt)));
  if (activity !== null)
    await db.insert(agentActivities).values({ userId, activity, callId, startedAt: now });
};
