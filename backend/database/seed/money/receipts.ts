import { roundedShare } from '#contract/domain/money/paise.ts';
import { keepsNotice } from '#contract/domain/payments/bankNotices.ts';
import { paymentStatus } from '#contract/domain/payments/paymentStatus.ts';
import * as schema from '../../schema/money/payments.ts';
import reference from '../data/reference.json' with { type: 'json' };
import type { Milestone } from './milestones.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import { writePaymentLink } from './paymentLinks.ts';
import type { Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';
import { certify, settle, type Fate, type PaidRefund } from './settlements.ts';

/** A payment to be written. */
export interface Receipt {
  readonly milestone: Milestone;
  readonly statusId: number;
  /** With GST and with the tax that the client withholds. */
  readonly amountPaise: number;
  /** Days from today. */
  readonly on: number;
  readonly previousPaymentId: number | null;
}

export interface Received {
  readonly id: number;
  /** Without GST. */
  readonly netPaise: number;
  /** Withheld tax that has been certified, and the day it was. */
  readonly certifiedPaise: number;
  readonly settledOn: number;
  /** What the books hold of it: all but withheld tax that is not certified. */
  readonly bookedPaise: number;
  readonly isCollected: boolean;
  /** Where it went back. */
  readonly refund: PaidRefund | undefined;
}

const paymentLinkMode = 11;
const bankModes = [3, 4, 10];
const slipModes = [1, 2];

/** Cheque, NEFT, RTGS, virtual account and draft; for the others UPI, link, cards and transfers. */
// prettier-ignore
const builderModes = [[1, 4], [3, 4], [4, 3], [10, 2], [2, 1]] as const;
// prettier-ignore
const otherModes = [[6, 5], [11, 4], [7, 2], [9, 2], [5, 1]] as const;

const modeFor = (deal: Deal, random: Random): number =>
  random.weighted(deal.line === 'builder' ? builderModes : otherModes);

/** What became of the money, by status: only 6 keeps it (T27); 11 bounced after approval, 10 and 14 went back. */
const fateOf = (statusId: number): Fate | null => {
  if (statusId === 11) return 'bounced';
  if (statusId === 10 || statusId === 14) return 'refunded';
  return paymentStatus(statusId).countsAsCollected ? 'collected' : null;
};

const clearanceOf = (fate: Fate | null) => {
  if (fate === null) return 'uncleared' as const;
  return fate === 'bounced' ? ('bounced' as const) : ('cleared' as const);
};

const typeOf = ({ previousPaymentId, statusId }: Receipt) => {
  if (previousPaymentId === null) return null;
  return statusId === 6 ? ('Representation' as const) : ('Recollection' as const);
};

/** What a bank tells of money that arrived. @returns its id */
const writeNotice = (
  pen: Pen,
  told: { amountPaise: number; remitterName: string; referenceNumber: string },
  on: number,
  isHeld: boolean,
): number => {
  const { add, calendar, people } = pen;
  const heldAt = calendar.at(on, 9);
  const externalId = `YB${String(pen.nextId(schema.bankResponses)).padStart(9, '0')}`;
  return add(
    schema.bankResponses,
    { ...told, externalId, payload: { source: 'demo' }, receivedAt: calendar.at(on, 8) },
    isHeld
      ? { processedAt: heldAt, updatedAt: heldAt, updatedBy: people.holder('finance').id }
      : {},
  );
};

/** Notices that nobody took yet: for every second pending payment by bank, and some that belong to no payment. */
const writeOpenNotice = (
  pen: Pen,
  { id, referenceNumber }: { id: number; referenceNumber: string | null },
  money: { amountPaise: number; remitterName: string },
  on: number,
): void => {
  const matched = id % 2 === 0 ? referenceNumber : null;
  if (matched === null && id % 5 !== 0) return;
  const invented = `UTR${String(id * 7919).padStart(12, '0')}`;
  writeNotice(pen, { ...money, referenceNumber: matched ?? invented }, on, false);
};

/** One payment with all that follows from its status: ledger, refund, certificate, deposit slip, payment link. */
export const writeReceipt = (pen: Pen, deal: Deal, receipt: Receipt): Received => {
  const { add, calendar, people, random } = pen;
  const { milestone, statusId, amountPaise, previousPaymentId } = receipt;
  const { client, agent } = deal;
  // A closed deal was paid by the day it closed.
  const last = deal.closedOn ?? -1;
  const on = Math.min(last, receipt.on);
  const settledOn = Math.min(last, on + random.int(0, 4));
  const tdsBp = client.entity.tan ? random.pick([0, 200, 1000]) : 0;
  const netPaise = roundedShare(amountPaise, 100, 118);
  const tdsPaise = roundedShare(netPaise, tdsBp, 10_000);
  const modeOfPaymentId = modeFor(deal, random);
  const fate = fateOf(statusId);
  const { groups } = paymentStatus(statusId);
  const isDecided = groups.length > 0 && !groups.includes('pending');
  // All of Finance book in turn, so that each finds refunds which are theirs to decide.
  const finance = people.staff.filter(({ seat }) => seat === 'finance');
  const booker = finance[pen.nextId(schema.payments) % finance.length];
  const decider = isDecided ? (booker?.id ?? null) : null;
  const arrived = Math.max(1, amountPaise - tdsPaise);
  const money = { amountPaise: arrived, remitterName: client.entity.legalName };
  const isByBank = bankModes.includes(modeOfPaymentId);
  const isFromBank = isByBank && random.chance(0.2);
  const ownReference = random.chance(0.92) ? `REF${random.digits(10)}` : null;
  const bankName = modeOfPaymentId <= 4 ? random.pick(reference.banks) : null;
  const referenceNumber = isFromBank ? `UTR${random.digits(12)}` : ownReference;
  const isHeld = keepsNotice(statusId);
  const noticeId =
    isFromBank && referenceNumber ? writeNotice(pen, { ...money, referenceNumber }, on, isHeld) : 0;
  const id = add(
    schema.payments,
    { accountId: client.id, opportunityId: deal.id, milestoneId: milestone.id },
    { legalEntityId: client.entity.id, modeOfPaymentId, paymentType: typeOf(receipt), statusId },
    { amountPaise, tdsBp, tdsPaise, referenceNumber, bankName, paymentDate: calendar.day(on) },
    { yesBankResponseId: isFromBank && isHeld ? noticeId : null, previousPaymentId },
    { clearance: clearanceOf(fate), clearedAt: fate ? calendar.at(settledOn, 17) : null },
    { bouncedAt: fate === 'bounced' ? calendar.at(settledOn, 18) : null },
    { remark: isDecided && statusId !== 6 ? random.pick(reference.paymentRemarks) : null },
    { decidedBy: decider, decidedAt: isDecided ? calendar.at(settledOn, 17) : null },
    { createdAt: calendar.at(on, 12, random.int(0, 59)), createdBy: agent.id },
    { updatedAt: calendar.at(settledOn, 17, random.int(0, 59)), updatedBy: decider ?? agent.id },
  );
  if (isByBank && !isFromBank && groups.includes('pending'))
    writeOpenNotice(pen, { id, referenceNumber }, money, on);
  const settled = {
    paymentId: id,
    milestoneId: milestone.id,
    amountPaise,
    tdsPaise,
    on: settledOn,
  };
  const refund = fate ? settle(pen, deal, settled, fate) : undefined;
  const isCollected = fate === 'collected';
  const isCertified = isCollected && tdsPaise > 0 && (milestone.isPaid || random.chance(0.5));
  if (isCertified) certify(pen, deal, settled);
  if (fate && slipModes.includes(modeOfPaymentId)) {
    const slip = { slipNumber: `DS${random.digits(7)}`, depositedOn: calendar.day(on) };
    add(schema.depositSlips, { paymentId: id, amountPaise: arrived, ...slip });
  }
  if (modeOfPaymentId === paymentLinkMode) {
    writePaymentLink(pen, deal, { milestone, paymentId: id, status: 'paid', on });
  }
  const certifiedPaise = isCertified ? tdsPaise : 0;
  const bookedPaise = isCollected ? amountPaise - tdsPaise + certifiedPaise : 0;
  return { id, netPaise, certifiedPaise, settledOn, bookedPaise, isCollected, refund };
};
