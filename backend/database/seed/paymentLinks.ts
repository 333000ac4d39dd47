import { simulatedPaymentLinks } from '../schema/gateway.ts';
import { paymentLinks } from '../schema/payments.ts';
import type { Milestone } from './milestones.ts';
import type { Deal } from './opportunities.ts';
import type { Pen } from './pen.ts';

interface Link {
  readonly milestone: Milestone | undefined;
  /** The payment it led to. */
  readonly paymentId: number | null;
  readonly status: 'paid' | 'shared' | 'failed' | 'expired';
  /** Days from today. */
  readonly on: number;
}

/** A link with which a client pays a milestone, or the whole deal while it has none. */
export const writePaymentLink = (pen: Pen, deal: Deal, link: Link): void => {
  const { add, calendar } = pen;
  const { milestone, paymentId, status, on } = link;
  const externalId = `plink_${String(pen.nextId(paymentLinks)).padStart(8, '0')}`;
  const amountPaise = milestone
    ? milestone.amountPaise + milestone.gstPaise
    : Math.max(100, deal.dealValuePaise);
  const shared = { externalId, amountPaise, expiresAt: calendar.at(on + 7, 23, 59) };
  add(
    paymentLinks,
    { ...shared, opportunityId: deal.id, milestoneId: milestone?.id ?? null, paymentId, status },
    { contactId: deal.client.contactIds[0] ?? null, url: `/pay/${externalId}` },
    status === 'failed' ? { failureReason: 'The bank declined the payment' } : {},
    { sharedAt: calendar.at(on, 10), createdBy: deal.agent.id },
  );
  if (status === 'paid') return;
  const description = `${deal.client.name}: ${milestone ? 'milestone' : 'advance'}`;
  pen.put(simulatedPaymentLinks, { ...shared, description, payerName: deal.client.name });
};
