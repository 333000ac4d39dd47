import { eq, sql, type SQL } from 'drizzle-orm';
import type { LedgerEntry, Payment, PaymentFields, Refund } from '#contract/calls/recordTypes.ts';
import {
  ledgerEntryCalls,
  paymentRecordCalls,
  refundRecordCalls,
} from '#contract/calls/payments/payments.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { paymentActsOf, paymentSteps } from '#contract/domain/payments/paymentActs.ts';
import { refundActsOf, type RefundObstacle } from '#contract/domain/payments/refundActs.ts';
import { clearingAges } from '#contract/domain/payments/clearingAge.ts';
import { paymentGroups, paymentStatuses } from '#contract/domain/payments/paymentStatus.ts';
import {
  accounts,
  cities,
  ledgerEntries,
  milestones,
  opportunities,
  payments,
  refunds,
} from '../../database/schema/index.ts';
import { waitingBatchId } from '../../policies/refuseInBatch.ts';
import { billingOf, leftToBill } from '../opportunities/billingOf.ts';
import { refundHands } from '../../policies/refundHands.ts';
import { ofOpportunityInScope } from '../../policies/scopes/opportunityScope.ts';
import { dealAgents, joinDealAgent } from '../../policies/dealAgents.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, mapped, reference } from '../../tables/fields.ts';

type Query = Readonly<Record<string, unknown>>;

const numeric = (expression: SQL): SQL<number> => sql<number>`${expression}`.mapWith(Number);

const nameOf = (column: string): SQL<string> => sql<string>`(
  select person.name from users person where person.id = ${sql.raw(column)})`;

const booked = (kinds: SQL): SQL => sql`(
  select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
  where entry.payment_id = "payments"."id" ${kinds})`;

/** What of an advance went back to the client out of the wallet; negative. */
const fromWallet = sql`(
  select coalesce(sum(entry.amount_paise), 0) from wallet_entries entry
  join wallet_payments advance on advance.id = entry.wallet_payment_id
  where advance.payment_id = "payments"."id" and entry.kind = 'refund')`;

/**
 * What of a payment can still go back: what books or wallet hold of it, less what someone already asked for. Never below
 * zero.
 */
const refundable = sql`greatest(0, (case when "payments"."milestone_id" is null
  then (select coalesce(sum(advance.remaining_paise), 0) from wallet_payments advance
    where advance.payment_id = "payments"."id")
  else ${booked(sql``)} end) - (select coalesce(sum(asked.amount_paise), 0) from refunds asked
    where asked.payment_id = "payments"."id" and asked.status in ('requested', 'approved')))`;

const known = paymentStatuses.filter(({ groups }) => groups.length > 0);
/** As `paymentStatus` says it: a status of no group is told by its number (T29). */
const badge = sql<string>`(case "payments"."status_id" ${sql.join(
  known.map(({ id, badge: text }) => sql.raw(`when ${id} then '${text}'`)),
  sql.raw(' '),
)} else 'Status ' || "payments"."status_id" end)`;

/** How long it has waited to be cleared on a day; null once it is decided. */
const clearingAge = (today: Day): SQL<string> => sql<string>`(case
  when "payments"."clearance" <> 'uncleared'
    or "payments"."status_id" not in (${sql.raw(paymentGroups.pending.statusIds.join(', '))}) then null
  ${sql.join(
    clearingAges.map(({ value, upTo }) =>
      upTo === null
        ? sql`else ${sql.raw(`'${value}'`)}`
        : sql`when ${today}::date - "payments"."payment_date" <= ${sql.raw(String(upTo))}
            then ${sql.raw(`'${value}'`)}`,
    ),
    sql.raw(' '),
  )} end)`;

/** What clients paid. The groups of statuses overlap, so a payment has one badge and is found by its status (T26). */
export const paymentRecords = declareRecords<Payment, PaymentFields>(paymentRecordCalls, {
  resource: 'payments',
  table: payments,
  removal: 'hard',
  notThere: notThere.payment,
  joins: [
    { table: accounts, on: eq(accounts.id, payments.accountId), isInner: true },
    { table: cities, on: eq(cities.id, opportunities.cityId), isInner: false },
    joinDealAgent,
  ],
  fields: today => ({
    opportunityId: reference(payments.opportunityId, opportunities),
    opportunityName: opportunities.name,
    accountId: payments.accountId,
    accountName: accounts.name,
    cityId: opportunities.cityId,
    cityName: cities.name,
    milestoneId: reference(payments.milestoneId, milestones),
    milestoneName: milestones.name,
    legalEntityName: sql<string>`(select billed.legal_name from legal_entities billed
      where billed.id = "payments"."legal_entity_id")`,
    modeOfPaymentId: payments.modeOfPaymentId,
    paymentType: payments.paymentType,
    statusId: payments.statusId,
    badge,
    acts: mapped<{ statusId: number; modeOfPaymentId: number }, never>(
      sql`json_build_object('statusId', "payments"."status_id",
        'modeOfPaymentId', "payments"."mode_of_payment_id")`,
      paymentActsOf,
    ),
    amount: payments.amountPaise,
    tdsPercentage: mapped<number, number>(
      payments.tdsBp,
      stored => stored / 100,
      given => Math.round((given ?? 0) * 100),
      sql`"payments"."tds_bp" / 100.0`,
    ),
    tds: payments.tdsPaise,
    net: numeric(sql`("payments"."amount_paise" - "payments"."tds_paise")`),
    certified: numeric(sql`(select coalesce(sum(proof.amount_paise), 0) from tds_certificates proof
      where proof.payment_id = "payments"."id")`),
    refunded: numeric(sql`(- ${booked(sql`and entry.kind = 'refund'`)} - ${fromWallet})`),
    booked: numeric(booked(sql``)),
    refundable: numeric(refundable),
    due: numeric(sql`(${milestones.amountPaise} + ${milestones.gstPaise} - (
      select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
      where entry.milestone_id = "payments"."milestone_id"))`),
    billing: billingOf(sql`"payments"."milestone_id"`),
    toBill: leftToBill(sql`"payments"."milestone_id"`),
    referenceNumber: payments.referenceNumber,
    bankName: payments.bankName,
    paymentDate: payments.paymentDate,
    pincode: elsewhere(sql<string>`(select place.pincode from addresses place
      where place.legal_entity_id = "payments"."legal_entity_id" and place.type = 'Billing'
        and place.deleted_at is null)`),
    yesBankResponseId: payments.yesBankResponseId,
    previousPaymentId: payments.previousPaymentId,
    clearance: payments.clearance,
    clearingAge: clearingAge(today),
    clearedAt: payments.clearedAt,
    bouncedAt: payments.bouncedAt,
    remark: payments.remark,
    decidedByName: nameOf('"payments"."decided_by"'),
    createdByName: nameOf('"payments"."created_by"'),
    agentId: opportunities.agentId,
    agentName: dealAgents.name,
  }),
  search: [opportunityWords, payments.referenceNumber, dealAgents.name],
  client: { accountId: payments.accountId, opportunityId: payments.opportunityId },
  sort: '-updatedAt',
  readers: actor => ofOpportunityInScope(payments.opportunityId, actor, 'read'),
  narrow: ({ opportunityId, accountId, milestoneId }, actor) => {
    const isAsked = [opportunityId, accountId, milestoneId].some(id => typeof id === 'number');
    return [
      ofOpportunityInScope(payments.opportunityId, actor, isAsked ? 'read' : 'list'),
      typeof opportunityId === 'number' ? eq(payments.opportunityId, opportunityId) : undefined,
      typeof accountId === 'number' ? eq(payments.accountId, accountId) : undefined,
      typeof milestoneId === 'number' ? eq(payments.milestoneId, milestoneId) : undefined,
    ];
  },
  columns: async ({ record, before }, { db }) => {
    if (before) return {};
    const [deal] = await db
      .select({ accountId: opportunities.accountId })
      .from(opportunities)
      .where(eq(opportunities.id, record.opportunityId));
    return { accountId: deal?.accountId };
  },
});

/** Money given back, asked for by one and decided by another (T21). */
export const refundRecords = declareRecords<Refund, object>(refundRecordCalls, {
  resource: 'refunds',
  table: refunds,
  removal: 'hard',
  notThere: notThere.refund,
  joins: [
    { table: payments, on: eq(payments.id, refunds.paymentId), isInner: true },
    { table: opportunities, on: eq(opportunities.id, payments.opportunityId), isInner: true },
    { table: accounts, on: eq(accounts.id, payments.accountId), isInner: true },
    joinDealAgent,
  ],
  fields: {
    paymentId: refunds.paymentId,
    opportunityName: opportunities.name,
    accountName: accounts.name,
    amount: refunds.amountPaise,
    // An advance is paid back out of the wallet, whose entries name no refund.
    paid: numeric(sql`(case when ${payments.milestoneId} is null
      then case when "refunds"."status" = 'paid' then "refunds"."amount_paise" else 0 end
      else (select coalesce(-sum(entry.amount_paise), 0) from ledger_entries entry
        where entry.refund_id = "refunds"."id") end)`),
    reason: refunds.reason,
    status: refunds.status,
    modeOfPaymentId: payments.modeOfPaymentId,
    referenceNumber: payments.referenceNumber,
    acts: mapped<Parameters<typeof refundActsOf>[0], never>(
      sql`json_build_object('status', "refunds"."status", 'statusId', "payments"."status_id",
        'modeOfPaymentId', "payments"."mode_of_payment_id")`,
      refundActsOf,
    ),
    payoutBatchId: waitingBatchId('refund_id', '"refunds"."id"'),
    // Columns, not their names: who counts the rows joins the tables that an expression names.
    obstacle: sql<RefundObstacle | null>`(case
      when ${refunds.status} not in ('requested', 'approved')
        or ${payments.statusId} = ${sql.raw(String(paymentSteps.cleared))} then null
      when ${payments.clearance} = 'bounced' then 'bounced' else 'not-cleared' end)`,
    handIds: mapped<number[], never>(refundHands, ids => ids, undefined, refundHands),
    approvalId: sql<number>`(select max(asked.id) from approval_requests asked
      where asked.entity = 'refunds' and asked.entity_id = "refunds"."id")`.mapWith(Number),
    requestedByName: nameOf('"refunds"."requested_by"'),
    decidedByName: nameOf('"refunds"."decided_by"'),
    decidedAt: refunds.decidedAt,
    paidByName: nameOf('"refunds"."paid_by"'),
    paidAt: refunds.paidAt,
  },
  search: [opportunityWords, payments.referenceNumber, dealAgents.name],
  client: { accountId: payments.accountId, opportunityId: payments.opportunityId },
  sort: '-createdAt',
  readers: actor => ofOpportunityInScope(payments.opportunityId, actor, 'read'),
  narrow: ({ paymentId }: Query, actor) => [
    ofOpportunityInScope(
      payments.opportunityId,
      actor,
      typeof paymentId === 'number' ? 'read' : 'list',
    ),
    typeof paymentId === 'number' ? eq(refunds.paymentId, paymentId) : undefined,
  ],
});

/** The books of an opportunity, entry by entry; what was collected is their sum. */
export const ledgerEntryRecords = declareRecords<LedgerEntry & Presented, object>(
  ledgerEntryCalls,
  {
    resource: 'ledger-entries',
    table: ledgerEntries,
    removal: 'hard',
    notThere: notThere.record,
    joins: [
      { table: milestones, on: eq(milestones.id, ledgerEntries.milestoneId), isInner: false },
    ],
    fields: {
      paymentId: ledgerEntries.paymentId,
      opportunityId: ledgerEntries.opportunityId,
      milestoneName: milestones.name,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amountPaise,
      bookedOn: ledgerEntries.bookedOn,
      note: ledgerEntries.note,
      bookedByName: nameOf('"ledger_entries"."created_by"'),
    },
    search: [],
    sort: 'id',
    readers: actor => ofOpportunityInScope(ledgerEntries.opportunityId, actor, 'read'),
    narrow: ({ paymentId, opportunityId }: Query, actor) => [
      ofOpportunityInScope(
        ledgerEntries.opportunityId,
        actor,
        typeof paymentId === 'number' || typeof opportunityId === 'number' ? 'read' : 'list',
      ),
      typeof paymentId === 'number' ? eq(ledgerEntries.paymentId, paymentId) : undefined,
      typeof opportunityId === 'number'
        ? eq(ledgerEntries.opportunityId, opportunityId)
        : undefined,
    ],
  },
);
