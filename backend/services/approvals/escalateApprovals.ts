import { and, eq, isNull, lte } from 'drizzle-orm';
import { escalateAfterHours } from '#contract/domain/approvals/escalation.ts';
import { isOverdueAtWork, isWorkingTime } from '#contract/domain/days/workingHours.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { approvalRequests as r, approvalTasks as t, users } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { cityOfPerson, readDaysOff } from '../../policies/daysOff.ts';
import { noticeEscalated } from './notices.ts';
import { waitingTasks } from './waitingTasks.ts';

/** Managers above each other that are looked at. */
const highest = 10;

/** Tasks that may have waited too long, by the clock on the wall. */
const waiting = ({ db, now }: Services) =>
  waitingTasks(
    db,
    and(
      isNull(t.escalatedAt),
      lte(t.updatedAt, new Date(now().getTime() - escalateAfterHours * 3_600_000)),
    ),
  );

/**
 * The nearest manager who works here, did not ask, and is asked nothing else about the request: four eyes stay four. Undefined
 * when there is none.
 */
const managerOf = async (
  db: Database,
  task: typeof t.$inferSelect,
  requestedBy: number,
): Promise<number | undefined> => {
  const asked = await db
    .select({ id: t.assigneeId })
    .from(t)
    .where(eq(t.approvalRequestId, task.approvalRequestId));
  const others = new Set([requestedBy, ...asked.map(({ id }) => id)]);
  let below = task.assigneeId;
  for (let step = 0; step < highest; step += 1) {
    const [row] = await db.select({ id: users.parentId }).from(users).where(eq(users.id, below));
    if (!row?.id) return undefined;
    const [manager] = await db.select().from(users).where(eq(users.id, row.id));
    if (manager?.status === 1 && !others.has(manager.id)) return manager.id;
    below = row.id;
  }
  return undefined;
};

/**
 * Gives a task that nobody answered for two working days to the manager of whoever is asked as well: they are told, find it
 * among what waits for them, and may answer in the other's place. Once a task, whatever the server does.
 */
export const escalateApprovals = async (services: Services): Promise<void> => {
  const now = services.now();
  if (!isWorkingTime(now)) return;
  const daysOff = await readDaysOff(services.db);
  for (const { id } of await waiting(services))
    await transactionWithEffects(services.db, async db => {
      const [task] = await db
        .select()
        .from(t)
        .where(and(eq(t.id, id), eq(t.status, 'open'), isNull(t.escalatedAt)))
        .for('update', { skipLocked: true });
      if (!task) return;
      const isDayOff = daysOff.of(await cityOfPerson(db, task.assigneeId));
      if (!isOverdueAtWork(task.updatedAt, now, escalateAfterHours, isDayOff)) return;
      const [request] = await db.select().from(r).where(eq(r.id, task.approvalRequestId));
      if (!request) return;
      const managerId = await managerOf(db, task, request.requestedBy);
      await db
        .update(t)
        .set({ escalatedAt: now, escalatedTo: managerId ?? null })
        .where(eq(t.id, id));
      if (managerId !== undefined)
        await noticeEscalated({ db, services }, request, managerId, task.assigneeId);
    });
};
