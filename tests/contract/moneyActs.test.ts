import { expect, it } from 'vitest';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { PaymentAct } from '#contract/domain/payments/paymentActs.ts';
import { paymentCollectors, paymentDeciders } from '#contract/domain/payments/paymentRoles.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';

/* What a payment tells can be done with it is offered to those whom its call takes it from, and to nobody else. */

const whoDoes: Readonly<Record<PaymentAct, readonly RoleCode[]>> = {
  edit: paymentCollectors,
  clear: paymentDeciders,
  'send-back': paymentDeciders,
  reject: paymentDeciders,
  bounce: paymentDeciders,
  revive: paymentCollectors,
  recollect: paymentCollectors,
  represent: paymentCollectors,
  refund: paymentCollectors,
  'certify-tds': paymentDeciders,
  'deposit-slip': paymentCollectors,
};

it.each(Object.entries(whoDoes))('%s', (act, roles) => {
  const screen = recordScreen(readScreens(), 'payments');
  const offered = roleCodes.filter(role => canDo(screen, [role], act));
  expect(offered).toEqual(roleCodes.filter(role => roles.includes(role)));
});
