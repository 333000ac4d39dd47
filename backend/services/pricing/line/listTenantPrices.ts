import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import { readOffered } from './readOffered.ts';

/** GET package-price/tenant: what an agent offers a tenant. */
export const listTenantPrices: Verb<CallOf<'packagePrices.ofTenant'>> = async ({
  query: { cityId },
  db,
  services,
}) => ({
  results: await readOffered(db, {
    line: 'tenant',
    today: todayOf({ services }),
    cityIds: cityId === undefined ? [] : [cityId],
  }),
});
