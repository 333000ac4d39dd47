import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import {
  lapsedBuckets,
  renewalBuckets,
  type RenewalProfileType,
  type RenewalSellerType,
} from '#contract/domain/renewals/renewalBuckets.ts';
import type { Actor } from '../../calls/Actor.ts';
import {
  leadDeliveries,
  opportunities as o,
  opportunityPackages as p,
  packages,
} from '../../database/schema/index.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import { isAny } from '../../query/isAny.ts';

/** Whole days until a package ends; below zero once it has. */
export const daysLeft = (today: Day): SQL<number> =>
  sql<number>`(${p.endDate} - ${today}::date)`.mapWith(Number);

interface Bucket {
  readonly label: string;
  readonly from: number;
  readonly to?: number;
}

const within = (days: SQL, { from, to }: Bucket): SQL =>
  to === undefined ? sql`${days} >= ${from}` : sql`${days} between ${from} and ${to}`;

const labelOf = (buckets: readonly Bucket[], days: SQL): SQL<string> => {
  const cases = buckets.map(bucket => sql`when ${within(days, bucket)} then ${bucket.label}::text`);
  return sql<string>`case ${sql.join(cases, sql` `)} end`;
};

/** A package that ends today is still to be renewed; it lapsed once the day has passed (T78). */
export const renewalBucketOf = (today: Day): SQL<string> =>
  labelOf(renewalBuckets, daysLeft(today));

/** Days since a package lapsed: on the day after its last one it has lapsed for one. */
export const lapsedBucketOf = (today: Day): SQL<string> => {
  const since = sql`(${today}::date - ${p.endDate})`;
  return sql<string>`case when ${since} > 0 then ${labelOf(lapsedBuckets, since)} end`;
};

const sellerTypes: Partial<Record<Line, RenewalSellerType>> = {
  owner: 'Owner',
  broker: 'Broker',
  builder: 'Builder',
};

/** The seller's type is that of the line; tenants sell nothing. */
export const sellerType: SQL<string> = sql<string>`case ${o.line} ${sql.join(
  Object.entries(sellerTypes).map(([line, type]) => sql`when ${line} then ${type}::text`),
  sql` `,
)} end`;

const premier: RenewalProfileType = 'Premier Listings Broker';
const project: RenewalProfileType = 'New Project';
const resale: RenewalProfileType = 'Rent/Resale';

/** What is advertised: a builder's projects, a broker's premier listings, else homes for rent and resale. */
export const profileType: SQL<string> = sql<string>`case
  when ${o.line} = 'builder' then ${project}::text
  when ${o.line} = 'broker' and ${packages.name} ilike '%premier%' then ${premier}::text
  else ${resale}::text end`;

/** Leads that the client got out of deliveries which ran within the last so many days (part 1 section 9). */
export const leadsWithin = (today: Day, days: number): SQL<number> =>
  sql<number>`(
    select coalesce(sum(given.delivered_leads), 0) from ${leadDeliveries} given
    where given.account_id = ${o.accountId} and given.start_date <= ${today}::date
      and given.end_date > ${today}::date - ${days}::integer)`.mapWith(Number);

/** A later opportunity names this one as the one that it renews. */
export const isRenewed: SQL<boolean> = isAny(
  sql`from ${o} later where later.source_opportunity_id = ${p.opportunityId}
    and later.deleted_at is null`,
);

/** Sold packages with a last day, of opportunities that someone finds in their lists. */
export const renewable = and(
  isNull(p.deletedAt),
  isNull(o.deletedAt),
  isNotNull(p.endDate),
  inArray(o.statusId, [...opportunityBuckets.closed]),
);

export const renewalScope = (actor: Actor): SQL | undefined => opportunityScope(actor, 'list');

/** Every package belongs to an opportunity. */
export const ofOpportunity = eq(o.id, p.opportunityId);
export const ofPackage = eq(packages.id, p.packageId);
