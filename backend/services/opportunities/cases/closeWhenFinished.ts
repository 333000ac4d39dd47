import { and, desc, eq, sql } from 'drizzle-orm';
import { isFinished } from '#contract/domain/opportunities/isFinished.ts';
import { bucketOf } from '#contract/domain/opportunities/opportunityStatus.ts';
import {
  ledgerEntries,
  opportunities,
  opportunityMovements,
  termsheets,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { moveCase } from './moveCase.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

const closed = 2;
const approved = 3;
/** Where a deal goes that was closed before its movements were kept: Awaiting payment. */
const awaitingPayment = 5;

const dealOf = async ({ db }: Pick<Writing, 'db'>, opportunityId: number) => {
  const [deal] = await db.select().from(opportunities).where(eq(opportunities.id, opportunityId));
  const [agreed] = await db
    .select({ id: termsheets.id })
    .from(termsheets)
    .where(and(eq(termsheets.opportunityId, opportunityId), eq(termsheets.statusId, approved)))
    .limit(1);
  return deal && { deal, isAgreed: agreed !== undefined };
};

/** A deal closes once it is paid in full and agreed, whichever comes last (decision record 0090). */
export const closeWhenFinished = async (context: Writing, opportunityId: number): Promise<void> => {
  const { deal, isAgreed } = (await dealOf(context, opportunityId)) ?? {};
  if (!deal || bucketOf(deal.statusId) !== 'open') return;
  const { line, dealValuePaise, collectedPaise } = deal;
  if (!isFinished({ line, isAgreed: isAgreed ?? false, dealValuePaise, paidPaise: collectedPaise }))
    return;
  await moveCase(context, deal, {
    action: 'close',
    activity: 'Status Change',
    set: { statusId: closed, closedAt: context.services.now() },
    comment: null,
    caseReasonId: null,
    fupTime: null,
  });
};

/** What was paid in, refunds or not: a refund gives back, it does not unpay. */
const paidIn = async ({ db }: Pick<Writing, 'db'>, opportunityId: number): Promise<number> => {
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(${ledgerEntries.amountPaise}) filter (where ${ledgerEntries.kind} <> 'refund'), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.opportunityId, opportunityId));
  return row?.sum ?? 0;
};

const statusBeforeClosing = async (
  { db }: Pick<Writing, 'db'>,
  opportunityId: number,
): Promise<number> => {
  const [last] = await db
    .select({ from: opportunityMovements.fromValue })
    .from(opportunityMovements)
    .where(
      and(
        eq(opportunityMovements.opportunityId, opportunityId),
        eq(opportunityMovements.field, 'status'),
        eq(opportunityMovements.toValue, String(closed)),
      ),
    )
    .orderBy(desc(opportunityMovements.id))
    .limit(1);
  const from = Number(last?.from);
  return bucketOf(from) === 'open' ? from : awaitingPayment;
};

/** A deal whose payment bounced, or whose termsheet was dropped, is open again as it was before it closed. */
export const reopenUnlessFinished = async (
  context: Writing,
  opportunityId: number,
): Promise<void> => {
  const { deal, isAgreed } = (await dealOf(context, opportunityId)) ?? {};
  if (!deal || deal.statusId !== closed) return;
  const paidPaise = await paidIn(context, opportunityId);
  const { line, dealValuePaise } = deal;
  if (isFinished({ line, isAgreed: isAgreed ?? false, dealValuePaise, paidPaise })) return;
  await moveCase(context, deal, {
    action: 'reopen',
    activity: 'Status Change',
    set: { statusId: await statusBeforeClosing(context, opportunityId), closedAt: null },
    comment: null,
    caseReasonId: null,
    fupTime: null,
  });
};
