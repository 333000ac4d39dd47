import { eq, sql, type SQL } from 'drizzle-orm';
import { callOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { startOfDay, type Day } from '#contract/domain/days/indiaDay.ts';
import {
  cities,
  listingLeads,
  listings,
  localities,
  localityRegionMappings as mappings,
  projects,
  regions,
} from '../../database/schema/index.ts';
import { reference } from '../../tables/fields.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { isLocality } from './places.ts';

/** With its table in front, since a subquery has an id of its own. */
const ofLocality = sql.raw('"localities"."id"');
const isActive = sql`home.locality_id = ${ofLocality} and home.status = 'ACTIVE'`;

const countOf = (more: SQL = sql`true`): SQL<number> =>
  sql<number>`(select count(*)::int from ${listings} home where ${isActive} and ${more})`;

/** Enquiries of so many days, which end so many days ago. */
const enquiries = (today: Day, days: number, ago: number): SQL<number> => sql<number>`(
  select coalesce(sum(asked.leads), 0)::int from ${listingLeads} asked
  join ${listings} home on home.id = asked.listing_id
  where home.locality_id = ${ofLocality}
    and asked.day > ${today}::date - ${sql.raw(String(days + ago))}::int
    and asked.day <= ${today}::date - ${sql.raw(String(ago))}::int)`;

const averageOf = (type: 'BUY' | 'RENT'): SQL<number> =>
  sql<number>`(select (round(avg(home.price_paise) / 100) * 100)::bigint from ${listings} home
    where ${isActive} and home.listing_type = ${sql.raw(`'${type}'`)})`.mapWith(Number);

/** GET locality-insights: supply, demand and prices by locality. */
export const localityInsightList = readOnly(callOf('localityInsights.list'), {
  table: localities,
  fields: today => ({
    name: localities.name,
    cityId: reference(localities.cityId, cities, { order: cities.name }),
    cityName: cities.name,
    regionName: regions.name,
    activeListings: countOf(),
    newListings: countOf(sql`home.date_added > ${startOfDay(addDays(today, -30))}::timestamptz`),
    projects: sql<number>`(select count(*)::int from ${projects} built
      where built.locality_id = ${ofLocality} and built.is_active)`,
    enquiries: enquiries(today, 30, 0),
    enquiriesBefore: enquiries(today, 30, 30),
    demand: sql<number>`(${enquiries(today, 30, 0)} * 100 / nullif(${countOf()}, 0))::int`,
    averageSalePrice: averageOf('BUY'),
    averageRent: averageOf('RENT'),
  }),
  joins: [
    { table: mappings, on: eq(mappings.localityId, localities.id), isInner: false },
    { table: regions, on: eq(regions.id, mappings.regionId), isInner: false },
  ],
  where: isLocality,
  search: [localities.name],
  sort: '-enquiries',
});
