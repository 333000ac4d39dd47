import { eq, sql, type SQL } from 'drizzle-orm';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { cities, monetizableCities, states } from '../../database/schema/index.ts';
import { badQuery } from '../../query/refuseQuery.ts';
import { ordered } from '../../tables/fields.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { readSelector } from './readSelector.ts';

const monetizable: SQL<boolean> = sql`exists (
  select 1 from ${monetizableCities}
  where ${monetizableCities.cityId} = ${cities.id} and ${monetizableCities.deletedAt} is null)`;

const fullName: SQL<string> = sql`${cities.name} || ', ' || ${states.name}`;

const cityList = readOnly(callOf('cities.list'), {
  table: cities,
  fields: {
    id: ordered(cities.id, cities.name),
    city_id: ordered(cities.id, cities.name),
    uuid: cities.uuid,
    label: cities.name,
    name: fullName,
    state: states.name,
    zone: cities.zone,
    tier: cities.tier,
    monetizable,
  },
  joins: [{ table: states, on: eq(states.id, cities.stateId), isInner: true }],
  where: eq(cities.isActive, true),
  search: [cities.name, states.name],
  sort: 'label',
  prominence: [sql`${monetizable} desc`, sql`${cities.tier} asc`],
});

const { properties } = callOf('cities.list').answer.properties.results.items;

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
export const listCities: Verb<CallOf<'cities.list'>> = async context => {
  const { query } = context;
  const selector = readSelector(query.selector, Object.keys(properties));
  const filters = joined(query.filters, selector.filters);
  if (filters && filters.length > 4000)
    throw badQuery('selector', 'length', 'selector: filters are too long.');
  const asked = { ...query, ...selector.paging, ...(filters && { filters }) };
  const page = await cityList.list(context, asked);
  return { ...page, results: page.results.map(row => only(row, selector.fields)) };
};
