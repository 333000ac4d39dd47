import { ledgerEntries } from '../../schema/money/ledger.ts';
import * as schema from '../../schema/money/payments.ts';
import { writeApproval } from '../approvals.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { Pen } from '../pen/pen.ts';
import type { StaffMember } from '../people/people.ts';

/** A payment as written, and what of it was withheld as tax. */
export interface Settled {
  readonly paymentId: number;
  readonly milestoneId: number;
  readonly amountPaise: number;
  readonly tdsPaise: number;
  /** Day it was cleared, bounced or refunded, counted from today. */
  readonly on: number;
}

export type Fate = 'collected' | 'bounced' | 'refunded';

const refundReasons = [
  'Activation was not possible',
  'Paid twice',
  'Client withdrew within the cooling-off days',
];

/** Two of Finance: one books, the other decides on refunds. */
const financeOf = ({ people }: Pen) => {
  const booker = people.holder('finance');
  const others = people.staff.filter(({ seat, id }) => seat === 'finance' && id !== booker.id);
  return { booker, decider: others[0] ?? booker } satisfies Record<string, StaffMember>;
};

const writeRefund = (
  pen: Pen,
  deal: Deal,
  refund: Pick<Settled, 'paymentId' | 'amountPaise'> & { status: 'requested' | 'paid' },
  on: number,
): number => {
  const { add, calendar, random } = pen;
  const { booker, decider } = financeOf(pen);
  const isPaid = refund.status === 'paid';
  const decision = { decidedBy: decider.id, decidedAt: calendar.at(on, 12) };
  const payout = { paidBy: booker.id, paidAt: calendar.at(on, 18) };
  return add(
    schema.refunds,
    { ...refund, reason: random.pick(refundReasons), requestedBy: deal.agent.id },
    isPaid ? { ...decision, ...payout } : {},
    { createdAt: calendar.at(on, 11), updatedAt: calendar.at(on, isPaid ? 18 : 11) },
  );
};

/** Asks Finance to give a collected payment back. @returns the id of the refund */
export const requestRefund = (
  pen: Pen,
  deal: Deal,
  payment: Pick<Settled, 'paymentId' | 'amountPaise'>,
): number => {
  const entityId = writeRefund(pen, deal, { ...payment, status: 'requested' }, -1);
  writeApproval(pen, {
    approvalType: 'Refund',
    entity: 'refunds',
    entityId,
    opportunityId: deal.id,
    // Who cleared the payment answers nothing about its refund.
    requester: deal.agent,
    approver: financeOf(pen).decider,
    on: -1,
    outcome: 'PendingApproval',
    snapshot: payment,
  });
  return entityId;
};

/** What every entry of the books says of a payment. */
const entryOf = (pen: Pen, deal: Deal, { paymentId, milestoneId, on }: Settled) => ({
  accountId: deal.client.id,
  opportunityId: deal.id,
  milestoneId,
  paymentId,
  bookedOn: pen.calendar.day(on),
  createdAt: pen.calendar.at(on, 19),
  createdBy: financeOf(pen).booker.id,
});

/** Money that went back to a client. */
export interface PaidRefund {
  readonly id: number;
  readonly amountPaise: number;
  /** The day it was paid, counted from today. */
  readonly on: number;
}

/**
 * Books what became of money that arrived: a bounce and a refund take it back, so that they add nothing.
 * @returns the refund, where it went back
 */
export const settle = (
  pen: Pen,
  deal: Deal,
  settled: Settled,
  fate: Fate,
): PaidRefund | undefined => {
  const { paymentId, on } = settled;
  const amountPaise = settled.amountPaise - settled.tdsPaise;
  if (amountPaise === 0) return undefined;
  const entry = entryOf(pen, deal, settled);
  const back = { ...entry, amountPaise: -amountPaise };
  pen.add(ledgerEntries, entry, { kind: 'collection', amountPaise });
  if (fate === 'bounced') pen.add(ledgerEntries, back, { kind: 'bounce' });
  if (fate !== 'refunded') return undefined;
  const id = writeRefund(pen, deal, { paymentId, amountPaise, status: 'paid' }, on);
  pen.add(ledgerEntries, back, { refundId: id, kind: 'refund' });
  return { id, amountPaise, on };
};

/** The certificate with which withheld tax begins to count (T38). */
export const certify = (pen: Pen, deal: Deal, settled: Settled): void => {
  const { paymentId, tdsPaise: amountPaise, on } = settled;
  pen.add(
    schema.tdsCertificates,
    { paymentId, certificateNumber: `TDS${String(paymentId).padStart(9, '0')}`, amountPaise },
    { certifiedOn: pen.calendar.day(on) },
  );
  pen.add(ledgerEntries, entryOf(pen, deal, settled), { kind: 'tds', amountPaise });
};
