import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { daysIn } from './askedIn.ts';
import { readCapUse } from './readCapUse.ts';

/** GET slots/caps: apart from the calendar, which does not wait for what half a year has sold. */
export const slotCaps: Verb<CallOf<'slotAvailability.caps'>> = async ({ query, db }) => ({
  results: await readCapUse(db, query.product_id, daysIn(query)),
});
