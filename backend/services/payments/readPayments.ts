import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { Verb } from '../../calls/Context.ts';
import {
  invoices,
  payments,
  termsheetMilestones,
  walletPayments,
} from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { milestoneRecords } from '../opportunities/milestones/milestones.ts';
import { partOrRefuse } from '../opportunities/partOrRefuse.ts';
import { paymentRecords, refundRecords } from './paymentRecords.ts';
import { paymentOrRefuse } from './paymentScope.ts';

const all = { page: 0, pageSize: 500, sort: 'id' };

/** GET payment-page/{id}. */
export const getPayment = async (context: InWrite & { params: { id: number } }) => {
  await paymentOrRefuse(context.db, context.actor, 'read', context.params.id);
  return paymentRecords.readOne(context, context.params.id);
};

/** GET transactions?termsheetId. */
export const listTransactions: Verb<CallOf<'payments.transactions'>> = async context => {
  const { db, actor, query } = context;
  await termsheetOrRefuse(db, actor, 'read', query.termsheetId);
  const covered = db
    .select({ id: termsheetMilestones.milestoneId })
    .from(termsheetMilestones)
    .where(eq(termsheetMilestones.termsheetId, query.termsheetId));
  const { results } = await paymentRecords.list(context, all, [
    inArray(payments.milestoneId, covered),
  ]);
  return { results };
};

const milestoneOrRefuse = (context: Pick<InWrite, 'db' | 'actor' | 'services'>, id: number) =>
  partOrRefuse(context, milestoneRecords.readOne(context, id), notThere.milestone);

/** GET payment/milestone/{id}. */
export const paymentsOfMilestone: Verb<CallOf<'payments.ofMilestone'>> = async context => {
  await milestoneOrRefuse(context, context.params.id);
  const { results } = await paymentRecords.list(context, all, [
    eq(payments.milestoneId, context.params.id),
  ]);
  const of = (clearance: string) => results.filter(one => one.clearance === clearance);
  return { cleared: of('cleared'), uncleared: of('uncleared'), bounced: of('bounced') };
};

/** GET milestone-details/{id}: what was paid, refunded and invoiced (part 1 section 3). */
export const milestoneDetails: Verb<CallOf<'payments.milestoneDetails'>> = async context => {
  const { db, params } = context;
  const milestone = await milestoneOrRefuse(context, params.id);
  const paid = await paymentRecords.list(context, all, [eq(payments.milestoneId, params.id)]);
  const back = await refundRecords.list(context, all, [eq(payments.milestoneId, params.id)]);
  const billed = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issuedOn: invoices.issuedOn,
      total: invoices.totalPaise,
      status: invoices.status,
    })
    .from(invoices)
    .where(eq(invoices.milestoneId, params.id))
    .orderBy(desc(invoices.id));
  return {
    ...milestone,
    paymentDetails: paid.results,
    refundDetails: back.results,
    invoiceDetails: billed,
  };
};

/** GET bucketInfo: a payment is counted in each of its groups (T26). */
export const bucketInfo: Verb<CallOf<'payments.bucketInfo'>> = async context => {
  const { db, actor, query } = context;
  await refuseAccount(db, actor, 'read', query.accountId);
  const rows = await db
    .select({
      statusId: payments.statusId,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${payments.amountPaise})`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.accountId, query.accountId))
    .groupBy(payments.statusId);
  const results = Object.entries(paymentGroups).map(([group, { label, statusIds }]) => {
    const own = rows.filter(({ statusId }) => statusIds.some(id => id === statusId));
    return {
      group,
      label,
      count: own.reduce((sum, row) => sum + row.count, 0),
      amount: own.reduce((sum, row) => sum + row.amount, 0),
    };
  });
  return {
    accountId: query.accountId,
    results,
    amounts: Object.fromEntries(results.map(({ group, amount }) => [group, amount])),
  };
};

/** GET unutilized: what is left of advances, per account and mode (part 1 section 3). */
export const unutilizedPayments: Verb<CallOf<'payments.unutilized'>> = async context => {
  const { db, actor, query } = context;
  await refuseAccount(db, actor, 'read', query.accountId);
  const results = await db
    .select({
      walletPaymentId: walletPayments.id,
      modeOfPaymentId: payments.modeOfPaymentId,
      paymentDate: walletPayments.paymentDate,
      referenceNumber: walletPayments.referenceNumber,
      amount: walletPayments.amountPaise,
      remainingAmount: walletPayments.remainingPaise,
    })
    .from(walletPayments)
    .leftJoin(payments, eq(payments.id, walletPayments.paymentId))
    .where(
      and(
        eq(walletPayments.accountId, query.accountId),
        gt(walletPayments.remainingPaise, 0),
        query.modeOfPaymentId === undefined
          ? undefined
          : eq(payments.modeOfPaymentId, query.modeOfPaymentId),
      ),
    )
    .orderBy(desc(walletPayments.paymentDate), desc(walletPayments.id))
    .limit(500);
  return { results };
};
