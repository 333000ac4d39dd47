import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { accounts, cities, listings } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { byMatch } from '../../../query/sortToSql.ts';

/** GET listings/suggest: what the marketplace shows, by its title or number; the one with the id, even where it is closed. */
export const suggestListings: Verb<CallOf<'listings.suggest'>> = async ({ query, db }) => {
  const text = query.text ?? '';
  const number = /^\s*#?(\d{1,15})\s*$/.exec(text)?.[1];
  const titled = searchToSql(text, [listings.title]);
  const words = titled && (number ? or(titled, eq(listings.id, Number(number))) : titled);
  if (!words && !query.first && !query.id) return { results: [], totalCount: 0 };
  const matching = query.id
    ? eq(listings.id, query.id)
    : and(
        ne(listings.status, 'INACTIVE'),
        words,
        query.profile_uuid
          ? sql`${listings.accountId} in (
              select ${accounts.id} from ${accounts} where ${accounts.uuid} = ${query.profile_uuid}::uuid)`
          : undefined,
      );
  const results = await db
    .select({ id: listings.id, title: listings.title, city_name: cities.name })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(matching)
    .orderBy(...byMatch(text, [listings.title]), asc(listings.id))
    .limit(mostSuggestions);
  const [total] = await db.select({ count: count() }).from(listings).where(matching);
  return { results, totalCount: total?.count ?? 0 };
};
