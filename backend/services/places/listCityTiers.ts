import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { cities, states } from '../../database/schema/index.ts';

/** GET city-tier-mapping: by tier, then by name. */
export const listCityTiers: Verb<CallOf<'cityTiers.list'>> = async ({ query, db }) => {
  const results = await db
    .select({
      city_id: cities.id,
      uuid: cities.uuid,
      label: cities.name,
      state: states.name,
      zone: cities.zone,
      tier: cities.tier,
    })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(
      and(
        eq(cities.isActive, true),
        query.tier === undefined ? undefined : eq(cities.tier, query.tier),
      ),
    )
    .orderBy(asc(cities.tier), sql`lower(${cities.name})`, cities.id);
  return { results, totalCount: results.length };
};
