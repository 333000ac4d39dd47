import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import {
  cities,
  monetizableCities,
  packagePrices,
  states,
} from '../../../database/schema/index.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import { packageRecords } from './packageRecords.ts';

/**
 * GET packages/{id}/cities: where the package is sold today. That is every city of a price in force, or every city
 * the marketplace sells in when the package needs no price or has one that names no city.
 */
export const listCities: Verb<CallOf<'packages.cities'>> = async ({ params, db, services }) => {
  const { isPriceApplicable } = await packageRecords.readOne({ db, services }, params.id);
  const priced = (test: SQL): SQL => sql`exists (
    select 1 from ${packagePrices} where ${packagePrices.packageId} = ${params.id}::bigint
    and ${packagePrices.deletedAt} is null and ${packagePrices.effective} @> ${todayOf({ services })}::date and ${test})`;
  const soldIn = sql`exists (
    select 1 from ${monetizableCities}
    where ${monetizableCities.cityId} = ${cities.id} and ${monetizableCities.deletedAt} is null)`;
  const soldThere = isPriceApplicable
    ? sql`(${priced(sql`${packagePrices.cityId} = ${cities.id}`)}
        or (${soldIn} and ${priced(sql`${isNull(packagePrices.cityId)}`)}))`
    : soldIn;
  const results = await db
    .select({
      city_id: cities.id,
      uuid: cities.uuid,
      label: cities.name,
      state: states.name,
      zone: cities.zone,
    })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(and(eq(cities.isActive, true), soldThere))
    .orderBy(cities.name, cities.id);
  return { results, totalCount: results.length };
};
