import {
  and,
  between,
  eq,
  gt,
  gte,
  inArray,
  lte,
  ne,
  or,
  sql,
  isNull,
  type SQL,
} from 'drizzle-orm';
import type { ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { leadFilterOf } from '#contract/domain/churn/churnCriteria.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../database/client.ts';
import {
  cities,
  listingLeads as leads,
  listings,
  localities,
  projects,
} from '../../database/schema/index.ts';

/** Where a radius is drawn around. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: SQL | number): SQL => sql`radians(${degrees}::double precision)`;

/** Kilometres from a place to the locality of a listing, on a round earth. */
const distanceFrom = ({ latitude, longitude }: Place): SQL => {
  const [lat, lng] = [sql`${localities.latitude}`, sql`${localities.longitude}`];
  return sql`(6371 * acos(least(1, greatest(-1,
    sin(${radians(latitude)}) * sin(${radians(lat)})
    + cos(${radians(latitude)}) * cos(${radians(lat)}) * cos(${radians(lng)} - ${radians(longitude)})))))`;
};

const amongUuids = (column: SQL, uuids: readonly string[] | null | undefined): SQL =>
  sql`${column}::text = any(${`{${(uuids ?? []).join(',')}}`}::text[])`;

/** Where the leads of a schedule come from, as its criteria say it. */
const whereFrom = (
  { criteria_type: type, ...criteria }: ChurnScheduleFields['search_criteria'],
  place: Place | undefined,
): SQL | undefined => {
  switch (type) {
    case 'CITY':
      return amongUuids(sql`${cities.uuid}`, criteria.city_uuids);
    case 'LOCALITY':
      return amongUuids(sql`${localities.uuid}`, criteria.locality_uuids);
    case 'PROJECT':
      return inArray(listings.projectId, [...(criteria.project_ids ?? [])]);
    case 'RADIUS':
      return place ? sql`${distanceFrom(place)} <= ${criteria.outer_radius ?? 0}` : sql`false`;
    default:
      return undefined;
  }
};

/**
 * The criteria of a schedule as conditions on the enquiries that listings had. Pure.
 * @param sellerId account of the seller, whose own enquiries are not leads of others
 * @param place of the project that the leads are for; needed for a radius alone
 */
export const conditionsOf = (
  schedule: ChurnScheduleFields,
  { sellerId, place, today }: { sellerId: number; place: Place | undefined; today: Day },
): SQL | undefined => {
  const filter = leadFilterOf(schedule, today);
  const { category, propertyType, bhk, minPrice, maxPrice, isReady } = filter;
  return and(
    ne(listings.accountId, sellerId),
    between(leads.day, filter.firstDay, filter.lastDay),
    inArray(listings.listingType, [...filter.listingTypes]),
    category && eq(listings.category, category),
    propertyType === undefined ? undefined : eq(listings.propertyType, propertyType),
    bhk === undefined ? undefined : eq(listings.bhk, bhk),
    minPrice === undefined ? undefined : gte(listings.pricePaise, minPrice),
    maxPrice === undefined ? undefined : lte(listings.pricePaise, maxPrice),
    // A home that is not a part of a project is sold by who lives or lived in it.
    isReady === true
      ? or(isNull(projects.possessionDate), lte(projects.possessionDate, today))
      : undefined,
    isReady === false ? gt(projects.possessionDate, today) : undefined,
    whereFrom(schedule.search_criteria, place),
  );
};

/** How many leads the criteria find, and how many of them within the inner radius. */
export const countLeads = async (
  db: Database,
  schedule: ChurnScheduleFields,
  around: { sellerId: number; place: Place | undefined; today: Day },
): Promise<{ all: number; inner: number }> => {
  const inner = schedule.search_criteria.inner_radius ?? 0;
  const isNear = around.place ? sql`${distanceFrom(around.place)} <= ${inner}` : sql`false`;
  const [row] = await db
    .select({
      all: sql<number>`coalesce(sum(${leads.leads}), 0)::int`,
      inner: sql<number>`coalesce(sum(${leads.leads}) filter (where ${isNear}), 0)::int`,
    })
    .from(leads)
    .innerJoin(listings, eq(listings.id, leads.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(localities, eq(localities.id, listings.localityId))
    .leftJoin(projects, eq(projects.id, listings.projectId))
    .where(conditionsOf(schedule, around));
  return row ?? { all: 0, inner: 0 };
};
