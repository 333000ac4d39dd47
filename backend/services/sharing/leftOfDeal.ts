import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Paise } from '#contract/domain/money/paise.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { Database } from '../../database/client.ts';
import { milestones, opportunities } from '../../database/schema/index.ts';
import { constantList } from '../../query/constantList.ts';
import { takenOf } from '../opportunities/milestoneStandings.ts';
import { isCollectable } from '../payments/collectPayment.ts';

export interface DueMilestone {
  readonly id: number;
  readonly name: string;
  readonly due: Paise;
}

/** Milestones of which something is still to be paid, the first to fall due first; paise with GST. */
export const dueMilestones = async (
  db: Database,
  opportunityId: number,
): Promise<DueMilestone[]> => {
  const rows = await db
    .select({
      id: milestones.id,
      name: milestones.name,
      due: sql<number>`${milestones.amountPaise} + ${milestones.gstPaise}
        - ${takenOf(sql`"milestones"."id"`)}`.mapWith(Number),
    })
    .from(milestones)
    .where(
      and(
        eq(milestones.opportunityId, opportunityId),
        eq(milestones.isActive, true),
        isNull(milestones.deletedAt),
      ),
    )
    .orderBy(asc(milestones.dueDate), asc(milestones.id));
  const open = await Promise.all(
    rows.map(async one => one.due >= 100 && (await isCollectable({ db }, one.id))),
  );
  return rows.filter((_, at) => open[at]);
};

/** What is left of a deal beside its milestones: neither asked for, nor paid, nor being collected; paise with GST. */
export const leftOfDeal = async (db: Database, opportunityId: number): Promise<Paise> => {
  const [row] = await db
    .select({
      left: sql<number>`greatest(0, ${opportunities.dealValuePaise} - ${opportunities.collectedPaise}
        - (select coalesce(sum(waiting.amount_paise), 0) from payments waiting
          where waiting.opportunity_id = ${opportunityId}
            and waiting.status_id in ${constantList(paymentGroups.pending.statusIds)})
        - (select coalesce(sum(greatest(0, part.amount_paise + part.gst_paise - ${takenOf(sql`part.id`)})), 0)
          from milestones part where part.opportunity_id = ${opportunityId}
            and part.is_active and part.deleted_at is null))`.mapWith(Number),
    })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return row?.left ?? 0;
};
