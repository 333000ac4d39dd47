import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { makeLink } from './makeLink.ts';

/** POST owner/payment-link-generation: a link that is not sent yet. */
export const generateLink: Verb<CallOf<'paymentLinks.generate'>> = context => {
  const { tdsPercentage, ...wanted } = context.body;
  return makeLink(context, { ...wanted, tdsBp: Math.round((tdsPercentage ?? 0) * 100) });
};
