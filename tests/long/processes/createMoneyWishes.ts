import { randomUUID } from 'node:crypto';
import { allowsPaymentAct, type PaymentAct } from '#contract/domain/payments/paymentActs.ts';
import type { randomFor } from '#backend/database/seed/pen/random.ts';

/** What a call about a payment answers, as far as it matters here; money in paise. */
export interface MadePayment {
  readonly id: number;
  readonly version: number;
  readonly amount: number;
  readonly statusId: number;
  readonly modeOfPaymentId: number;
  /** Withheld, and how much of it is certified. */
  readonly tds: number;
  readonly certified: number;
}
/** A milestone that money is collected for. */
export interface BilledDeal {
  readonly opportunityId: number;
  readonly milestoneId: number;
  readonly left: number;
}

/** Every kind of operation; each has to succeed now and then. */
export const moneyKinds = [
  'collect',
  'withhold',
  'advance',
  'wallet',
  'clear',
  'bounce',
  'reject',
  'revive',
  'certify',
  'refund',
  'pay back',
] as const;

/** One operation: who asks for what, and what to remember of the answer. */
export interface MoneyWish {
  readonly kind: (typeof moneyKinds)[number];
  /** Who cleared a payment cannot pay it back, so that is someone else's. */
  readonly by: 'agent' | 'finance' | 'payable';
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly took?: (answer: MadePayment) => void;
}

/** Operations with money at random, of which some have to be refused; it remembers what was made, to go on with it. */
export const createMoneyWishes = (
  random: ReturnType<typeof randomFor>,
  deals: readonly BilledDeal[],
) => {
  const payments = new Map<number, MadePayment>();
  const ids: number[] = [];
  const refunds: { id: number; version: number }[] = [];

  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[random.int(0, Math.max(0, items.length - 1))];

  const keepPayment = (payment: MadePayment): void => {
    if (!payments.has(payment.id)) ids.push(payment.id);
    payments.set(payment.id, payment);
  };

  const collect = (
    modeOfPaymentId: number,
    isAdvance: boolean,
    tdsPercentage = 0,
  ): MoneyWish | undefined => {
    const deal = pick(deals);
    if (!deal) return undefined;
    const { opportunityId, milestoneId, left } = deal;
    return {
      kind: isAdvance
        ? 'advance'
        : modeOfPaymentId === 12
          ? 'wallet'
          : tdsPercentage > 0
            ? 'withhold'
            : 'collect',
      by: 'agent',
      method: 'POST',
      path: '/sapna/v1/payment',
      body: {
        opportunityId,
        ...(!isAdvance && { milestoneId }),
        modeOfPaymentId,
        // A little, so that something stays due for long; now and then all of it, which is mostly too much.
        amount: random.int(1, random.int(0, 19) === 0 ? left : Math.ceil(left / 2_000)),
        paymentDate: '2026-01-05',
        ...(modeOfPaymentId === 1 && { referenceNumber: randomUUID().slice(0, 8) }),
        ...(tdsPercentage > 0 && { tdsPercentage }),
      },
      took: keepPayment,
    };
  };

  /** Mostly one of those that the act is for, now and then any; a look at some of them, for there are many. */
  const paymentFor = (act: PaymentAct, more: (payment: MadePayment) => boolean = () => true) => {
    const some = Array.from({ length: random.int(0, 9) === 0 ? 1 : 50 }, () => pick(ids));
    const found = some.map(id => payments.get(id ?? 0));
    return found.find(one => one && allowsPaymentAct(one, act) && more(one)) ?? found[0];
  };

  const decide = (decision: 'clear' | 'bounce' | 'reject' | 'revive'): MoneyWish | undefined => {
    const payment = paymentFor(decision);
    return (
      payment && {
        kind: decision,
        by: decision === 'revive' ? 'agent' : 'finance',
        method: 'PUT',
        path: `/sapna/v1/payment/${payment.id}/clearance`,
        body: { decision, version: payment.version, reason: 'At random' },
        took: keepPayment,
      }
    );
  };

  const certify = (): MoneyWish | undefined => {
    const payment = paymentFor('certify-tds', ({ tds, certified }) => tds > certified);
    return (
      payment && {
        kind: 'certify',
        by: 'finance',
        method: 'POST',
        path: `/sapna/v1/payment/${payment.id}/tds-certificate`,
        body: { certificateNumber: randomUUID().slice(0, 12), certifiedOn: '2026-01-09' },
        took: keepPayment,
      }
    );
  };

  const refund = (): MoneyWish | undefined => {
    const payment = paymentFor('refund');
    return (
      payment && {
        kind: 'refund',
        by: 'agent',
        method: 'POST',
        path: '/sapna/refund',
        body: {
          paymentId: payment.id,
          amount: random.int(1, Math.ceil(payment.amount * 1.1)),
          reason: 'At random',
        },
        took: made => void refunds.push(made),
      }
    );
  };

  const payBack = (): MoneyWish | undefined => {
    const asked = refunds.splice(random.int(0, Math.max(0, refunds.length - 1)), 1)[0];
    return (
      asked && {
        kind: 'pay back',
        by: 'payable',
        method: 'PUT',
        path: `/sapna/refund/${asked.id}`,
        body: { decision: 'approve', version: asked.version, reason: 'At random' },
      }
    );
  };

  const wishes: readonly (() => MoneyWish | undefined)[] = [
    () => collect(6, false),
    () => collect(1, false),
    () => collect(6, true),
    () => collect(12, false),
    () => collect(6, false, 10),
    () => collect(1, false, 2),
    () => decide('clear'),
    () => decide('clear'),
    () => decide('clear'),
    () => decide('bounce'),
    () => decide('reject'),
    () => decide('revive'),
    certify,
    certify,
    refund,
    payBack,
  ];

  return {
    next: () => pick(wishes)?.(),
    /** How a payment stands, when a refusal tells it. */
    learn: keepPayment,
    payments,
  };
};
