import { eq, sql } from 'drizzle-orm';
import type { PaymentLink } from '#contract/calls/recordTypes.ts';
import { paymentLinkRecordCalls } from '#contract/calls/payments/paymentLinks.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { tdsOf } from '#contract/domain/payments/tdsOf.ts';
import {
  accounts,
  contacts,
  milestones,
  opportunities,
  paymentLinks,
} from '../../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { dealAgents, joinDealAgent } from '../../../policies/dealAgents.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { mapped, percent } from '../../../tables/fields.ts';

/** What a client pays at the gateway: the amount without the TDS that they keep. */
export const netOfLink = ({ amount, tdsBp }: { amount: Paise; tdsBp: number }): Paise =>
  amount - tdsOf(amount, tdsBp);

/** Links by which clients pay. One whose days are over reads as expired, whatever was last written. */
export const paymentLinkRecords = declareRecords<PaymentLink, object>(paymentLinkRecordCalls, {
  resource: 'payment-links',
  table: paymentLinks,
  removal: 'hard',
  notThere: notThere.paymentLink,
  joins: [
    { table: opportunities, on: eq(opportunities.id, paymentLinks.opportunityId), isInner: true },
    { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
    { table: milestones, on: eq(milestones.id, paymentLinks.milestoneId), isInner: false },
    { table: contacts, on: eq(contacts.id, paymentLinks.contactId), isInner: false },
    joinDealAgent,
  ],
  fields: (_today, _product, moment) => ({
    opportunityId: paymentLinks.opportunityId,
    opportunityName: opportunities.name,
    accountId: opportunities.accountId,
    accountName: accounts.name,
    milestoneId: paymentLinks.milestoneId,
    milestoneName: milestones.name,
    contactName: contacts.name,
    paymentId: paymentLinks.paymentId,
    url: paymentLinks.url,
    amount: paymentLinks.amountPaise,
    tdsPercentage: percent(paymentLinks.tdsBp),
    net: mapped<{ amount: number; tdsBp: number }, never>(
      sql`json_build_object('amount', "payment_links"."amount_paise",
        'tdsBp', "payment_links"."tds_bp")`,
      netOfLink,
      () => null,
      // To the rupee the same order: the TDS is worked out of the amount without its GST.
      sql`("payment_links"."amount_paise" * (1 - "payment_links"."tds_bp" / 11800.0))`,
    ),
    status: sql<string>`(case
      when "payment_links"."status" in ('created', 'shared')
        and "payment_links"."expires_at" <= ${moment} then 'expired' else "payment_links"."status" end)`,
    isOpen: sql<boolean>`("payment_links"."status" in ('created', 'shared', 'failed')
      and ("payment_links"."expires_at" is null or "payment_links"."expires_at" > ${moment}))`,
    failureReason: paymentLinks.failureReason,
    sharedAt: paymentLinks.sharedAt,
    expiresAt: paymentLinks.expiresAt,
    createdByName: sql<string>`(select person.name from users person
      where person.id = "payment_links"."created_by")`,
  }),
  search: [opportunityWords, dealAgents.name],
  client: { accountId: opportunities.accountId, opportunityId: paymentLinks.opportunityId },
  sort: '-createdAt',
  readers: actor => ofOpportunityInScope(paymentLinks.opportunityId, actor, 'read'),
  narrow: ({ opportunityId, milestoneId }, actor) => [
    ofOpportunityInScope(
      paymentLinks.opportunityId,
      actor,
      typeof opportunityId === 'number' || typeof milestoneId === 'number' ? 'read' : 'list',
    ),
    typeof opportunityId === 'number' ? eq(paymentLinks.opportunityId, opportunityId) : undefined,
    typeof milestoneId === 'number' ? eq(paymentLinks.milestoneId, milestoneId) : undefined,
  ],
});
