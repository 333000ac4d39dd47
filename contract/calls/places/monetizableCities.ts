import schema from '#form-schemas/monetizable-city.schema.json' with { type: 'json' };
import { rowLimits } from '../../domain/lists/pageSizes.ts';
import { pageSizeUpTo } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import type { MonetizableCity, MonetizableCityFields } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

const path = '/sapna/v1/monetizable-cities';

/** Cities in which the marketplace sells (part 2 section 7). */
export const monetizableCityCalls = recordCalls<MonetizableCity, MonetizableCityFields>()({
  area: 'monetizableCities',
  schema,
  called: ['monetizable city', 'monetizable cities'],
  access: adminGroupRoles,
  source: 'part 2 §7, T119, decision record 0024',
  list: {
    at: `GET ${path}`,
    access: 'signed-in',
    query: { pageSize: pageSizeUpTo(rowLimits.monetizableCities) },
    summary: 'Cities in which the marketplace sells',
  },
  create: { at: `POST ${path}`, summary: 'Start selling in a city' },
  remove: {
    at: `DELETE ${path}`,
    by: 'query-or-body',
    summary: 'Stop selling in cities; all of them or none',
  },
});
