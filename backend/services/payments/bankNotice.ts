import { eq, sql } from 'drizzle-orm';
import {
  bankNoticeRefusals,
  bankNoticeRoles,
  keepsNotice,
  referenceWithNotice,
} from '#contract/domain/payments/bankNotices.ts';
import { bankModes } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { hasRole } from '../../calls/Actor.ts';
import { invalidField, notAllowed } from '../../calls/Refusal.ts';
import { bankResponses, payments } from '../../database/schema/index.ts';
import type { Booking } from './bookEntries.ts';
import type { Wanted } from './collectPayment.ts';
import type { PaymentRow } from './paymentScope.ts';

type Notice = typeof bankResponses.$inferSelect;

/** A notice, locked, and whether a payment holds it; undefined when there is none. */
export const lockNotice = async (
  { db }: Pick<Booking, 'db'>,
  id: number,
): Promise<(Notice & { readonly isHeld: boolean }) | undefined> => {
  const [notice] = await db
    .select()
    .from(bankResponses)
    .where(eq(bankResponses.id, id))
    .for('update');
  if (!notice) return undefined;
  const [holder] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.yesBankResponseId, id));
  return { ...notice, isHeld: holder !== undefined };
};

/** Writes that a notice is taken, or free again. @returns its version */
export const moveNotice = async (
  { db, actor }: Pick<Booking, 'db' | 'actor'>,
  id: number,
  processedAt: Date | null,
): Promise<number> => {
  const [row] = await db
    .update(bankResponses)
    .set({ processedAt, version: sql`${bankResponses.version} + 1`, updatedBy: actor.id })
    .where(eq(bankResponses.id, id))
    .returning({ version: bankResponses.version });
  if (!row) throw new Error(`The notice ${id} was there`);
  return row.version;
};

/**
 * Takes the notice that a new payment names.
 * @param arrived what the payment brings after TDS, in paise
 * @returns what the payment has from its notice
 * @throws Refusal FORBIDDEN, or on the field in which payment and notice contradict each other
 */
export const takeNamedNotice = async (
  context: Booking,
  wanted: Wanted,
  arrived: number,
): Promise<{ readonly referenceNumber?: string | null }> => {
  const { actor, services, audit } = context;
  const id = wanted.yesBankResponseId;
  if (id === null || id === undefined) return {};
  if (!hasRole(actor, ...bankNoticeRoles)) throw notAllowed();
  if (!bankModes.includes(wanted.modeOfPaymentId))
    throw invalidField('/modeOfPaymentId', 'check', bankNoticeRefusals.mode);
  const notice = await lockNotice(context, id);
  if (!notice || notice.isHeld)
    throw invalidField('/yesBankResponseId', 'reference', paymentRefusals.usedResponse);
  if (notice.amountPaise !== arrived)
    throw invalidField('/amount', 'check', paymentRefusals.otherAmount);
  const told = referenceWithNotice(wanted.referenceNumber, notice.referenceNumber);
  if (!told) throw invalidField('/referenceNumber', 'check', bankNoticeRefusals.otherReference);
  await audit.record({
    action: 'take',
    entity: 'bank-notices',
    entityId: id,
    version: await moveNotice(context, id, services.now()),
    before: {},
    after: { amount: arrived },
  });
  return told;
};

/**
 * Frees the notice of a payment that ends without money, so that it can be taken for another.
 * @returns what the payment loses with it
 */
export const freeNotice = async (
  context: Booking,
  { id: paymentId, yesBankResponseId: id }: PaymentRow,
  statusId: number | undefined,
): Promise<{ readonly yesBankResponseId?: null }> => {
  if (id === null || statusId === undefined || keepsNotice(statusId)) return {};
  await context.audit.record({
    action: 'release',
    entity: 'bank-notices',
    entityId: id,
    version: await moveNotice(context, id, null),
    before: { paymentId },
    after: { paymentId: null },
  });
  return { yesBankResponseId: null };
};
