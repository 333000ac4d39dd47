import { count, eq, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, monetizableCities, states } from '../../../database/schema/index.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';
import { badQuery } from '../../../query/refuseQuery.ts';
import { readSelector } from './readSelector.ts';

const byLabel = sql`lower(${cities.name})`;

const monetizable: SQL<boolean> = sql`exists (
  select 1 from ${monetizableCities}
  where ${monetizableCities.cityId} = ${cities.id} and ${monetizableCities.deletedAt} is null)`;

const fullName: SQL<string> = sql`${cities.name} || ', ' || ${states.name}`;

const columns = {
  id: cities.id,
  name: fullName,
  city_id: cities.id,
  uuid: cities.uuid,
  label: cities.name,
  state: states.name,
  zone: cities.zone,
  tier: cities.tier,
  monetizable,
};

const fields: FieldMap = {
  id: { expression: cities.id, kind: 'integer', order: byLabel },
  city_id: { expression: cities.id, kind: 'integer', order: byLabel },
  uuid: { expression: sql`${cities.uuid}::text`, kind: 'text' },
  label: { expression: cities.name, kind: 'text', order: byLabel },
  name: { expression: fullName, kind: 'text', order: sql`lower(${fullName})` },
  state: { expression: states.name, kind: 'text' },
  zone: { expression: cities.zone, kind: 'text' },
  tier: { expression: cities.tier, kind: 'integer' },
  monetizable: { expression: monetizable, kind: 'boolean' },
};

/** Key and label are always told: a list of cities without them serves nobody. */
const always = ['id', 'label'];

const only = <Row extends object>(row: Row, names: readonly string[] | undefined): Row =>
  names
    ? (Object.fromEntries(
        Object.entries(row).filter(([name]) => always.includes(name) || names.includes(name)),
      ) as Row)
    : row;

const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? `(${one});(${other})` : one || other;

/** GET entity/city: the cities that exist, by name; `totalCount` says how many there are beyond those shown (T69). */
export const listCities: Verb<CallOf<'cities.list'>> = async ({ query, db }) => {
  const selector = readSelector(query.selector, Object.keys(fields));
  const filters = joined(query.filters, selector.filters);
  if (filters && filters.length > 4000)
    throw badQuery('selector', 'length', 'selector: filters are too long.');
  const page = await listPage(
    { ...query, ...selector.paging, ...(filters && { filters }) },
    {
      fields,
      search: [cities.name, states.name],
      sort: 'label',
      key: cities.id,
      where: [eq(cities.isActive, true)],
    },
    clause =>
      db
        .select(columns)
        .from(cities)
        .innerJoin(states, eq(states.id, cities.stateId))
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(cities)
        .innerJoin(states, eq(states.id, cities.stateId))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(row => only(row, selector.fields)) };
};
