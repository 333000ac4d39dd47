import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, monetizableCities, states, users } from '../../../database/schema/index.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import {
  isMonetizable,
  presentMonetizableCity,
  selectMonetizableCities,
} from './monetizableCityRows.ts';

const byLabel = sql`lower(${cities.name})`;

const fields: FieldMap = {
  id: { expression: monetizableCities.id, kind: 'integer' },
  city_id: { expression: monetizableCities.cityId, kind: 'integer', order: byLabel },
  uuid: { expression: sql`${cities.uuid}::text`, kind: 'text' },
  label: { expression: cities.name, kind: 'text', order: byLabel },
  state: { expression: states.name, kind: 'text' },
  zone: { expression: cities.zone, kind: 'text' },
  tier: { expression: cities.tier, kind: 'integer' },
  updatedAt: { expression: monetizableCities.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET monetizable-cities. */
export const listMonetizableCities: Verb<CallOf<'monetizableCities.list'>> = async ({
  query,
  db,
}) => {
  const page = await listPage(
    query,
    {
      fields,
      search: [cities.name, states.name],
      sort: 'label',
      key: monetizableCities.id,
      where: [isMonetizable],
    },
    clause =>
      selectMonetizableCities(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(monetizableCities)
        .innerJoin(cities, eq(cities.id, monetizableCities.cityId))
        .innerJoin(states, eq(states.id, cities.stateId))
        .leftJoin(users, eq(users.id, monetizableCities.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentMonetizableCity) };
};
