import type { Told } from '../messages/told.ts';
import { invoiceRefusals } from './invoiceMessages.ts';

/** How far the tax invoice of a milestone has come. `to-bill`: it is agreed and paid, and something of it is not billed. */
export const billingStates = ['to-bill', 'billed', 'not-paid', 'not-agreed'] as const;
export type BillingState = (typeof billingStates)[number];

/** Why no tax invoice can be issued in a state (T33, decision record 0212); undefined where one can. */
export const billingObstacles: Readonly<Record<BillingState, Told | undefined>> = {
  'to-bill': undefined,
  billed: invoiceRefusals.billed,
  'not-paid': invoiceRefusals.notPaid,
  'not-agreed': invoiceRefusals.noTermsheet,
};
