import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isWorkingTime } from '#contract/domain/days/workingHours.ts';
import type { Services } from '../../../calls/Context.ts';
import {
  incentiveCycles,
  incentiveDisputes as disputes,
  userIncentives as incentives,
  users,
} from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { tellOverdue } from './tellDispute.ts';

/** Overdue disputes that are told of in one round, the oldest first. */
const most = 100;

/** Tells lead and team of disputes that nobody answered within the term; once a term, whatever the server does. */
export const sweepDisputes = async (services: Services): Promise<void> => {
  const now = services.now();
  if (!isWorkingTime(now)) return;
  const isOverdue = and(
    eq(disputes.state, 'open'),
    lt(disputes.dueOn, indiaDay(now)),
    isNull(disputes.overdueToldAt),
  );
  const overdue = await services.db
    .select({ id: disputes.id })
    .from(disputes)
    .where(isOverdue)
    .orderBy(asc(disputes.dueOn), asc(disputes.id))
    .limit(most);
  for (const { id } of overdue)
    await transactionWithEffects(services.db, async db => {
      const [row] = await db
        .select({
          userId: users.id,
          userName: users.name,
          leadId: users.parentId,
          cycleName: incentiveCycles.name,
          reason: disputes.reason,
        })
        .from(disputes)
        .innerJoin(incentives, eq(incentives.id, disputes.userIncentiveId))
        .innerJoin(users, eq(users.id, incentives.userId))
        .innerJoin(incentiveCycles, eq(incentiveCycles.id, incentives.cycleId))
        .where(and(eq(disputes.id, id), isOverdue))
        .for('update', { of: disputes, skipLocked: true });
      if (!row) return;
      const { leadId, reason, ...about } = row;
      await db.update(disputes).set({ overdueToldAt: now }).where(eq(disputes.id, id));
      await tellOverdue({ db, services }, { id, ...about, lastText: reason }, leadId);
    });
};
