import { simulatedPaymentLinks } from '../../schema/platform/gateway.ts';
import { paymentLinks } from '../../schema/money/payments.ts';
import { shareLinks } from '../../schema/money/termsheets.ts';
import type { Milestone } from './milestones.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { Pen } from '../pen/pen.ts';

const channels = ['mail', 'whatsapp', 'sms'] as const;

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
  const id = add(
    paymentLinks,
    { ...shared, opportunityId: deal.id, milestoneId: milestone?.id ?? null, paymentId, status },
    { contactId: deal.client.contactIds[0] ?? null, url: `/pay/${externalId}` },
    status === 'failed' ? { failureReason: 'The bank declined the payment' } : {},
    { sharedAt: calendar.at(on, 10), createdBy: deal.agent.id },
    // When it was paid, failed or ended.
    { updatedAt: status === 'expired' ? shared.expiresAt : calendar.at(on, 19) },
  );
  add(
    shareLinks,
    // Nobody has these tokens: what was sent before the demo began cannot be followed.
    { tokenHash: `demo:${externalId}`, kind: 'payment', entity: 'opportunity', entityId: deal.id },
    { contactId: deal.client.contactIds[0] ?? null, channel: channels[id % channels.length] },
    { paymentLinkId: id, expiresAt: shared.expiresAt, createdBy: deal.agent.id },
    { createdAt: calendar.at(on, 10) },
    // Whoever paid or tried has opened it, and every second of the others.
    status === 'paid' || status === 'failed' || id % 2 === 0
      ? { openedAt: calendar.at(on, 18) }
      : {},
  );
  if (status === 'paid') return;
  const description = `${deal.client.name}: ${milestone ? 'milestone' : 'advance'}`;
  pen.put(simulatedPaymentLinks, { ...shared, description, payerName: deal.client.name });
};
