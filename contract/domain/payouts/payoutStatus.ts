/**
 * Where a batch stands: put together, checked by somebody else, with the bank, answered for every line, or called off
 * before it went to the bank (decision record 0236).
 */
export const payoutStatuses = ['draft', 'checked', 'sent', 'settled', 'cancelled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export type PayoutAct = 'check' | 'reopen' | 'send' | 'cancel';
export const payoutActs = ['check', 'reopen', 'send', 'cancel'] as const satisfies PayoutAct[];

const actsOf: Readonly<Record<PayoutStatus, readonly PayoutAct[]>> = {
  draft: ['check', 'cancel'],
  checked: ['send', 'reopen', 'cancel'],
  sent: [],
  settled: [],
  cancelled: [],
};

const statusAfter: Readonly<Record<PayoutAct, PayoutStatus>> = {
  check: 'checked',
  reopen: 'draft',
  send: 'sent',
  cancel: 'cancelled',
};

/** What a status allows; the one table that page and server read. */
export const payoutActsOf = (status: PayoutStatus): readonly PayoutAct[] => actsOf[status];

/** The status that an act leads to; undefined where the status of now does not allow it. */
export const payoutStatusAfter = (
  act: PayoutAct,
  status: PayoutStatus,
): PayoutStatus | undefined => (actsOf[status].includes(act) ? statusAfter[act] : undefined);

/** Statuses of which there is a file for the bank. */
export const filedStatuses = ['checked', 'sent', 'settled'] as const satisfies PayoutStatus[];

/** Where a line stands: it waits for the bank, the bank paid it or did not, or its batch was called off. */
export const payoutLineStates = ['waiting', 'paid', 'failed', 'cancelled'] as const;
