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
  sheet.add(paymentLinks, {
    opportunityId: deal.id,
    milestoneId: milestone?.id ?? null,
    contactId: deal.client.contactIds[0] ?? null,
    paymentId,
    externalId,
    url: `/pay/${externalId}`,
    amountPaise: milestone
      ? milestone.amountPaise + milestone.gstPaise
      : Math.max(100, deal.dealValuePaise),
    status,
    sharedAt: calendar.at(on, 10),
    expiresAt: calendar.at(on + 7, 23, 59),
  });
};
