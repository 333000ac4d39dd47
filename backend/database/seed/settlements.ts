import { ledgerEntries } from '../schema/ledger.ts';
import * as schema from '../schema/payments.ts';
import { writeApproval } from './approvals.ts';
import type { Deal } from './opportunities.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

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
const financeOf = ({ people }: World): readonly [number, number] => {
  const [first = 0, second = 0] = people.staff
    .filter(({ seat }) => seat === 'finance')
    .map(({ id }) => id);
  return [first, second];
};

const writeRefund = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  refund: Pick<Settled, 'paymentId' | 'amountPaise' | 'on'> & { status: 'requested' | 'paid' },
  random: Random,
): number => {
  const { paymentId, amountPaise, on, status } = refund;
  const isPaid = status === 'paid';
  return sheet.add(schema.refunds, {
    paymentId,
    amountPaise,
    reason: random.pick(refundReasons),
    status,
    requestedBy: deal.agent.id,
    decidedBy: isPaid ? financeOf(world)[1] : null,
    decidedAt: isPaid ? world.calendar.at(on, 12) : null,
    paidBy: isPaid ? financeOf(world)[0] : null,
    paidAt: isPaid ? world.calendar.at(on, 18) : null,
    createdAt: world.calendar.at(on, 11),
    updatedAt: world.calendar.at(on, isPaid ? 18 : 11),
  });
};

/** Asks Finance to give a collected payment back. */
export const requestRefund = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  payment: Pick<Settled, 'paymentId' | 'amountPaise'>,
  random: Random,
): void => {
  const { paymentId, amountPaise } = payment;
  const refund = { ...payment, on: -1, status: 'requested' as const };
  const entityId = writeRefund(sheet, world, deal, refund, random);
  writeApproval(
    sheet,
    world,
    {
      approvalType: 'Refund',
      entity: 'refunds',
      entityId,
      opportunityId: deal.id,
      requester: deal.agent,
      // Who cleared the payment answers nothing about its refund.
      approver:
        world.people.staff.find(({ id }) => id === financeOf(world)[1]) ??
        world.people.holder('finance'),
      on: -1,
      outcome: 'PendingApproval',
      snapshot: { paymentId, amountPaise },
    },
    random,
  );
};

/** Books what became of money that arrived: a bounce and a refund take it back, so that they add nothing. */
export const settle = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  settled: Settled,
  fate: Fate,
  random: Random,
): void => {
  const { calendar } = world;
  const { paymentId, milestoneId, on } = settled;
  const amountPaise = settled.amountPaise - settled.tdsPaise;
  if (amountPaise === 0) return;
  const entry = {
    accountId: deal.client.id,
    opportunityId: deal.id,
    milestoneId,
    paymentId,
    refundId: null,
    bookedOn: calendar.day(on),
    createdAt: calendar.at(on, 19),
    createdBy: financeOf(world)[0],
  };
  sheet.add(ledgerEntries, { ...entry, kind: 'collection', amountPaise });
  if (fate === 'bounced') {
    sheet.add(ledgerEntries, { ...entry, kind: 'bounce', amountPaise: -amountPaise });
  }
  if (fate === 'refunded') {
    const refund = { paymentId, amountPaise, on, status: 'paid' as const };
    const refundId = writeRefund(sheet, world, deal, refund, random);
    sheet.add(ledgerEntries, { ...entry, refundId, kind: 'refund', amountPaise: -amountPaise });
  }
};

/** The certificate with which withheld tax begins to count (T38). */
export const certify = (sheet: Sheet, world: World, deal: Deal, settled: Settled): void => {
  const { calendar } = world;
  const { paymentId, milestoneId, tdsPaise, on } = settled;
  sheet.add(schema.tdsCertificates, {
    paymentId,
    certificateNumber: `TDS${String(paymentId).padStart(9, '0')}`,
    amountPaise: tdsPaise,
    certifiedOn: calendar.day(on),
  });
  sheet.add(ledgerEntries, {
    accountId: deal.client.id,
    opportunityId: deal.id,
    milestoneId,
    paymentId,
    refundId: null,
    kind: 'tds',
    amountPaise: tdsPaise,
    bookedOn: calendar.day(on),
    createdAt: calendar.at(on, 19),
    createdBy: financeOf(world)[0],
  });
};
