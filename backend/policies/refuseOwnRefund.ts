import { and, eq, sql } from 'drizzle-orm';
import { paymentRefusals } from '#contract/domain/payments/paymentMessages.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { auditEntries, type payments, type refunds } from '../database/schema/index.ts';
import { isBeneficiary } from './isBeneficiary.ts';

/** What somebody did with a payment, by its history: paying a part of it back changes nothing about what arrived. */
const worksOn = async (
  db: Database,
  actor: Pick<Actor, 'id'>,
  paymentId: number,
): Promise<{ hasChanged: boolean; hasPaidBack: boolean }> => {
  const [row] = await db
    .select({
      hasChanged: sql<boolean>`coalesce(bool_or(${auditEntries.action} <> 'refund'), false)`,
      hasPaidBack: sql<boolean>`coalesce(bool_or(${auditEntries.action} = 'refund'), false)`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'payments'),
        eq(auditEntries.entityId, String(paymentId)),
        eq(auditEntries.actorId, actor.id),
      ),
    );
  return row ?? { hasChanged: false, hasPaidBack: false };
};

/**
 * Four eyes (T21, decision record 0216), the same on the refunds page and in approvals: who asked, who noted, changed or
 * cleared the payment, and who gets the money, answer nothing. Who decided on an earlier part of the payment may go on.
 * @throws Refusal FORBIDDEN
 */
export const refuseOwnRefund = async (
  db: Database,
  actor: Actor,
  refund: typeof refunds.$inferSelect,
  payment: typeof payments.$inferSelect,
): Promise<void> => {
  const { id } = actor;
  const works = await worksOn(db, actor, payment.id);
  const own = [
    refund.requestedBy,
    refund.createdBy,
    // Whoever approved it may pay it as well.
    refund.updatedBy === refund.decidedBy ? null : refund.updatedBy,
    payment.createdBy,
    payment.decidedBy,
    works.hasPaidBack ? null : payment.updatedBy,
  ];
  if (own.includes(id) || works.hasChanged || (await isBeneficiary(db, actor, payment.accountId)))
    throw new Refusal('FORBIDDEN', paymentRefusals.fourEyes);
};
