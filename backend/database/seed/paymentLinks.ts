import { simulatedPaymentLinks } from '../schema/gateway.ts';
import { paymentLinks } from '../schema/payments.ts';
import type { Calendar } from './calendar.ts';
import type { Milestone } from './milestones.ts';
import type { Deal } from './opportunities.ts';
import type { Sheet } from './sheet.ts';

interface Link {
  readonly milestone: Milestone | undefined;
  /** The payment it led to. */
  readonly paymentId: number | null;
  readonly status: 'paid' | 'shared' | 'failed' | 'expired';
  /** Days from today. */
  readonly on: number;
}

/** A link with which a client pays a milestone, or the whole deal while it has none. */
export const writePaymentLink = (
  sheet: Sheet,
  calendar: Calendar,
  deal: Deal,
  { milestone, paymentId, status, on }: Link,
): void => {
  const externalId = `plink_${String(sheet.nextId(paymentLinks)).padStart(8, '0')}`;
  const amountPaise = milestone
    ? milestone.amountPaise + milestone.gstPaise
    : Math.max(100, deal.dealValuePaise);
  const expiresAt = calendar.at(on + 7, 23, 59);
  sheet.add(paymentLinks, {
    opportunityId: deal.id,
    milestoneId: milestone?.id ?? null,
    contactId: deal.client.contactIds[0] ?? null,
    paymentId,
    externalId,
    url: `/pay/${externalId}`,
    amountPaise,
    status,
    ...(status === 'failed' && { failureReason: 'The bank declined the payment' }),
    sharedAt: calendar.at(on, 10),
    expiresAt,
    createdBy: deal.agent.id,
  });
  if (status !== 'paid')
    sheet.put(simulatedPaymentLinks, {
      externalId,
      amountPaise,
      description: `${deal.client.name}: ${milestone ? 'milestone' : 'advance'}`,
      payerName: deal.client.name,
      expiresAt,
    });
};
