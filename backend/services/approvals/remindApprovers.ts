import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { hoursOfDay, isOverdueAtWork, isWorkingTime } from '#contract/domain/days/workingHours.ts';
import type { Services } from '../../calls/Context.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import {
  approvalDelegations as d,
  approvalRequests as r,
  approvalTasks as t,
} from '../../database/schema/index.ts';
import { cityOfPerson, readDaysOff } from '../../policies/daysOff.ts';
import { agentActor } from '../../session/agentActor.ts';
import { noticeReminded } from './notices.ts';
import { waitingTasks } from './waitingTasks.ts';

const since = sql<Date>`coalesce(${t.remindedAt}, ${t.updatedAt})`;

/** Tasks whose answer may be overdue: asked, or reminded, long enough ago by the clock on the wall. */
const waiting = ({ db, now }: Services) =>
  waitingTasks(db, lte(since, new Date(now().getTime() - hoursOfDay * 3_600_000)));

/**
 * Reminds the person who is asked, and their delegate, after a working day without an answer, and again after each further one;
 * public holidays where they work do not count.
 * When someone was reminded is with the task: a server that was down reminds once, and of two processes one does.
 */
export const remindApprovers = async (services: Services): Promise<void> => {
  const now = services.now();
  if (!isWorkingTime(now)) return;
  const daysOff = await readDaysOff(services.db);
  for (const { id } of await waiting(services))
    await transactionWithEffects(services.db, async db => {
      const [task] = await db
        .select()
        .from(t)
        .where(and(eq(t.id, id), eq(t.status, 'open')))
        .for('update', { skipLocked: true });
      if (!task) return;
      const city = await cityOfPerson(db, task.assigneeId);
      if (!isOverdueAtWork(task.remindedAt ?? task.updatedAt, now, hoursOfDay, daysOff.of(city)))
        return;
      const [request] = await db.select().from(r).where(eq(r.id, task.approvalRequestId));
      if (!request) return;
      const inPlace = await db
        .select({ id: d.delegateId })
        .from(d)
        .where(
          and(
            inArray(d.userId, [task.assigneeId]),
            sql`${d.deletedAt} is null and ${d.startsAt} <= ${now} and ${d.endsAt} > ${now}`,
          ),
        );
      await db.update(t).set({ remindedAt: now }).where(eq(t.id, id));
      // In the requester's name: it is their question that waits.
      const actor = await agentActor(db, request.requestedBy);
      const people = [task.assigneeId, ...inPlace.map(one => one.id)];
      await noticeReminded({ db, actor, services }, request, people);
    });
};
