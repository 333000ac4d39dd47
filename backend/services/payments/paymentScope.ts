import { eq } from 'drizzle-orm';
import { hasAnyRole } from '#contract/domain/roles/hasAnyRole.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { allowsPaymentAct, type PaymentAct } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { paymentDeciders } from '#contract/domain/payments/paymentRoles.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { opportunities, payments } from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { toldAs } from '../../policies/toldAs.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Whether someone keeps the books: payments of all clients are their to decide. */
export const keepsBooks = ({ roleCodes }: Pick<Actor, 'roleCodes'>): boolean =>
  hasAnyRole(roleCodes, paymentDeciders);

/**
 * A payment for anyone who may read its opportunity, or work it. Where something is to be changed the opportunity is locked
 * first and then the payment, so that money of one deal moves one step at a time.
 * @throws Refusal NOT_FOUND in the words for a payment that does not exist, or FORBIDDEN
 */
export const paymentOrRefuse = async (
  db: Database,
  actor: Actor,
  act: 'read' | 'change',
  id: number,
  words: Told = notThere.payment,
): Promise<PaymentRow> => {
  const [found] = await db
    .select({ opportunityId: payments.opportunityId })
    .from(payments)
    .where(eq(payments.id, id));
  if (!found) throw notFound(words);
  const reach = act === 'change' && keepsBooks(actor) ? 'read' : act;
  await refuseOpportunity(db, actor, reach, found.opportunityId).catch(toldAs(words));
  if (act === 'change')
    await db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(eq(opportunities.id, found.opportunityId))
      .for('update');
  const query = db.select().from(payments).where(eq(payments.id, id));
  const [row] = await (act === 'change' ? query.for('update') : query);
  if (!row) throw notFound(words);
  return row;
};

/** @throws Refusal CONFLICT when the status of a payment does not allow the act */
export const refusePaymentAct = (row: PaymentRow, act: PaymentAct): void => {
  if (allowsPaymentAct(row, act)) return;
  throw new Refusal('CONFLICT', paymentRefusals.notIn, {
    errors: [{ in: 'body', field: '/statusId', code: 'LOCKED', ...paymentRefusals.notIn }],
  });
};
