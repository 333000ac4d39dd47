import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { paymentSteps } from '#contract/domain/payments/paymentActs.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { ledgerEntries, walletEntries, walletPayments } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import type { PaymentRow } from './paymentScope.ts';

export type Booking = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Entry = Pick<typeof ledgerEntries.$inferInsert, 'kind' | 'amountPaise'> &
  Partial<typeof ledgerEntries.$inferInsert>;

/** Writes one entry of a payment into the books; the balance of the opportunity follows by itself. */
export const book = async (
  { db, actor, services }: Booking,
  row: PaymentRow,
  entry: Entry,
): Promise<void> => {
  await db.insert(ledgerEntries).values({
    accountId: row.accountId,
    opportunityId: row.opportunityId,
    milestoneId: row.milestoneId,
    paymentId: row.id,
    bookedOn: indiaDay(services.now()),
    createdBy: actor.id,
    ...entry,
  });
};

/** What the books hold of a payment: its entries, all together. */
export const bookedOf = async ({ db }: Pick<Booking, 'db'>, paymentId: number): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, paymentId));
  return row?.sum ?? 0;
};

/** An advance without a milestone goes to the wallet of the account. */
export const creditWallet = async ({ db, actor }: Booking, row: PaymentRow): Promise<void> => {
  const arrived = row.amountPaise - row.tdsPaise;
  const [wallet] = await db
    .insert(walletPayments)
    .values({
      accountId: row.accountId,
      paymentId: row.id,
      paymentDate: row.paymentDate,
      referenceNumber: row.referenceNumber ?? `Payment ${row.id}`,
      tdsBp: row.tdsBp,
      amountPaise: row.amountPaise,
      amountExcludingTdsPaise: arrived,
      createdBy: actor.id,
    })
    .returning({ id: walletPayments.id });
  if (wallet && arrived > 0)
    await db.insert(walletEntries).values({
      walletPaymentId: wallet.id,
      kind: 'credit',
      amountPaise: arrived,
      createdBy: actor.id,
    });
};

/** Takes a payment out of the wallet, oldest advance first. @throws Refusal on the amount when it holds less */
export const debitWallet = async (context: Booking, row: PaymentRow): Promise<void> => {
  const { db, actor } = context;
  const advances = await db
    .select()
    .from(walletPayments)
    .where(and(eq(walletPayments.accountId, row.accountId), gt(walletPayments.remainingPaise, 0)))
    .orderBy(asc(walletPayments.paymentDate), asc(walletPayments.id))
    .for('update');
  let left = row.amountPaise;
  for (const { id, remainingPaise } of advances) {
    const part = Math.min(left, remainingPaise);
    if (part === 0) break;
    const [entry] = await db
      .insert(walletEntries)
      .values({
        walletPaymentId: id,
        milestoneId: row.milestoneId,
        kind: 'debit',
        amountPaise: -part,
        createdBy: actor.id,
      })
      .returning({ id: walletEntries.id });
    await book(context, row, {
      kind: 'wallet',
      amountPaise: part,
      walletEntryId: entry?.id ?? null,
    });
    left -= part;
  }
  if (left > 0)
    throw invalidField('/amount', 'check', paymentRefusals.wallet(row.amountPaise - left));
};

/** The advance of a payment without a milestone, as the wallet holds it; locked. */
export const advanceOf = async ({ db }: Pick<Booking, 'db'>, paymentId: number) => {
  const [wallet] = await db
    .select()
    .from(walletPayments)
    .where(eq(walletPayments.paymentId, paymentId))
    .for('update');
  return wallet;
};

/** An advance that bounces or goes back leaves the wallet again. @throws Refusal when part of it was spent */
export const takeBackAdvance = async (
  context: Booking,
  row: PaymentRow,
  amountPaise: number,
  kind: 'refund' | 'reversal',
): Promise<void> => {
  const wallet = await advanceOf(context, row.id);
  const left = wallet?.remainingPaise ?? 0;
  if (!wallet || left < amountPaise)
    throw new Refusal('CONFLICT', paymentRefusals.spentAdvance(left));
  if (amountPaise > 0)
    await context.db.insert(walletEntries).values({
      walletPaymentId: wallet.id,
      kind,
      amountPaise: -amountPaise,
      createdBy: context.actor.id,
    });
};

/** What was paid out of the wallet goes back to the advances that it came from, the last one first; the rest was refunded. */
export const returnToWallet = async (
  context: Booking,
  row: PaymentRow,
  held: number,
): Promise<void> => {
  const { db, actor } = context;
  const parts = await db
    .select({ entry: walletEntries })
    .from(ledgerEntries)
    .innerJoin(walletEntries, eq(walletEntries.id, ledgerEntries.walletEntryId))
    .where(and(eq(ledgerEntries.paymentId, row.id), eq(ledgerEntries.kind, 'wallet')))
    .orderBy(desc(walletEntries.id));
  let left = held;
  for (const { entry } of parts) {
    const part = Math.min(left, -entry.amountPaise);
    if (part === 0) break;
    const [back] = await db
      .insert(walletEntries)
      .values({
        walletPaymentId: entry.walletPaymentId,
        milestoneId: row.milestoneId,
        kind: 'reversal',
        amountPaise: part,
        reversesId: entry.id,
        createdBy: actor.id,
      })
      .returning({ id: walletEntries.id });
    await book(context, row, {
      kind: 'bounce',
      amountPaise: -part,
      walletEntryId: back?.id ?? null,
    });
    left -= part;
  }
};

export const clearedColumns = (context: Booking) => ({
  statusId: paymentSteps.cleared,
  clearance: 'cleared' as const,
  clearedAt: context.services.now(),
});
