import { paymentStatus } from './paymentStatus.ts';

/** What can be done with a payment. */
export const paymentActs = [
  'edit',
  'clear',
  'send-back',
  'reject',
  'bounce',
  'revive',
  'recollect',
  'represent',
  'refund',
  'certify-tds',
  'deposit-slip',
] as const;
export type PaymentAct = (typeof paymentActs)[number];

/** Statuses that the console itself sets; the others arrive with what other systems wrote (decision record 0141). */
export const paymentSteps = {
  new: 1,
  cleared: 6,
  rejected: 7,
  bounced: 8,
  sentBack: 9,
  refunded: 10,
  bouncedAfterApproval: 11,
} as const;

/** Modes by their ids in the table of modes: what is written on paper, and the wallet. */
export const paperModes: readonly number[] = [1, 2];
export const walletMode = 12;

/** Modes by which money comes to the bank account with a reference: the bank's notices are taken for these. */
export const bankModes: readonly number[] = [3, 4, 5, 10];

interface Standing {
  readonly statusId: number;
  readonly modeOfPaymentId: number;
}

/**
 * What a status allows (T26 to T28, T48, decision record 0141); the one table that page and server read. A cleared
 * payment is never edited: a bounce, a refund or a certificate is an entry of its own in the books.
 */
export const paymentActsOf = ({ statusId, modeOfPaymentId }: Standing): readonly PaymentAct[] => {
  const { groups, countsAsCollected, canRevive, isEditable } = paymentStatus(statusId);
  const isPaper = paperModes.includes(modeOfPaymentId);
  const isPending = groups.includes('pending');
  return [
    ...(isEditable ? (['edit'] as const) : []),
    ...(isPending ? (['clear', 'send-back', 'reject', 'bounce'] as const) : []),
    ...(isPending && isPaper ? (['deposit-slip'] as const) : []),
    ...(canRevive ? (['revive', 'recollect'] as const) : []),
    ...(statusId === paymentSteps.bounced && isPaper ? (['represent'] as const) : []),
    ...(countsAsCollected ? (['bounce', 'refund', 'certify-tds'] as const) : []),
  ];
};

/** Whether a payment's status allows the act. */
export const allowsPaymentAct = (payment: Standing, act: PaymentAct): boolean =>
  paymentActsOf(payment).includes(act);
