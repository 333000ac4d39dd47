import { describe, expect, it } from 'vitest';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { paymentActsOf } from '#contract/domain/payments/paymentActs.ts';
import { paymentStatuses } from '#contract/domain/payments/paymentStatus.ts';
import { evaluate } from '#contract/rules/evaluate.ts';

const { actions, record } = recordScreen(readScreens(), 'payments');

/** Statuses of a payment that came back unpaid: before it was cleared, and after. */
const bounced: readonly number[] = [8, 11];

const cheque = 1;

/** What the page of a payment has as buttons, the first of which is its main one. */
const buttonsOf = (statusId: number): readonly string[] => {
  const payment = {
    statusId,
    clearance: bounced.includes(statusId) ? 'bounced' : 'uncleared',
    acts: paymentActsOf({ statusId, modeOfPaymentId: cheque }),
  };
  return record.buttons.filter(name => {
    const action = actions[name];
    return action !== undefined && evaluate(action.visible, { record: payment });
  });
};

/** Acts that are no decision: the form is on the page, and the slip is in the menu. */
const beside = ['edit', 'deposit-slip'];

describe('the page of a payment', () => {
  it.each(paymentStatuses.map(({ id }) => id))('has its decisive acts as buttons: %i', statusId => {
    const acts = paymentActsOf({ statusId, modeOfPaymentId: cheque });
    expect(buttonsOf(statusId)).toEqual(
      expect.arrayContaining(acts.filter(act => !beside.includes(act))),
    );
  });

  it.each([
    [1, 'clear'],
    [6, 'certify-tds'],
    [7, 'recollect'],
    [8, 'recollect'],
    [11, 'collect-again'],
  ])('status %i leads on with %s', (statusId, first) => {
    expect(buttonsOf(statusId)[0]).toBe(first);
  });

  it('what bounced after it was cleared begins a payment of the same milestone', () => {
    expect(actions['collect-again']).toMatchObject({
      new: 'payments',
      preset: {
        opportunityId: { $: 'record.opportunityId' },
        milestoneId: { $: 'record.milestoneId' },
      },
    });
  });
});
