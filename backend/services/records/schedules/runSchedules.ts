import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { nextScheduledRun } from '#contract/domain/exports/nextScheduledRun.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { cleanFilter } from '#contract/rules/cleanFilter.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { exportSchedules as schedules } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { findActorById } from '../../../session/findActorById.ts';
import { exportPayload, queueExport } from '../exports/startExport.ts';
import { leadOf, readScheduled } from './scheduleRecords.ts';

/** Schedules that are begun in one round, those that are due longest first. */
const most = 50;

type Schedule = typeof schedules.$inferSelect;

interface Setting {
  readonly services: Services;
  readonly screens: Screens;
}

/** Whom a schedule is for, of those who can sign in; nobody where its own person cannot. */
const recipientsOf = async (db: Database, { userId, toSelf, toLead }: Schedule) => {
  const own = await findActorById(db, userId);
  if (!own) return [];
  const leadId = toLead ? await leadOf(db, userId) : undefined;
  const lead = leadId === undefined ? undefined : await findActorById(db, leadId);
  return [...(toSelf ? [own] : []), ...(lead ? [lead] : [])];
};

/** Queues a file for each recipient, who gets the rows that they may see: "today" and "mine" are theirs. */
const queueFor = async ({ services, screens }: Setting, db: Database, one: Schedule) => {
  const where = readScheduled(one.filter) ?? false;
  const today = indiaDay(services.now());
  for (const user of await recipientsOf(db, one)) {
    const asked = {
      resource: one.resource,
      where: cleanFilter(resolveRefs(where, { record: {}, user, today })),
      search: one.search ?? undefined,
      sort: one.sort ?? undefined,
      columns: one.columns ?? undefined,
      language: one.language,
    };
    await queueExport({ db, services }, user, {
      ...exportPayload(screens, asked),
      schedule: { id: one.id, name: one.name },
    });
  }
};

/**
 * Begins the schedules that are due; one that was due while no server ran is begun once. What cannot be begun, because its
 * screen is gone, waits for its next day all the same.
 * @returns whether any was
 */
export const runSchedules = async (setting: Setting): Promise<boolean> => {
  const { services, screens } = setting;
  const now = services.now();
  const isDue = and(eq(schedules.isPaused, false), lte(schedules.nextRunAt, now));
  const due = await services.db
    .select({ id: schedules.id })
    .from(schedules)
    .where(isDue)
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(most);
  for (const { id } of due)
    await transactionWithEffects(services.db, async db => {
      const [one] = await db
        .select()
        .from(schedules)
        .where(and(eq(schedules.id, id), isDue))
        .for('update', { skipLocked: true });
      const next = one && nextScheduledRun(now, one);
      if (!one || !next) return;
      await db
        .update(schedules)
        .set({ nextRunAt: next, lastRunAt: now, updatedAt: sql`${schedules.updatedAt}` })
        .where(eq(schedules.id, id));
      if (screens.get(one.resource)?.type === 'records') await queueFor(setting, db, one);
    });
  return due.length > 0;
};
