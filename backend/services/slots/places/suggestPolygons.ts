import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, polygons } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { byMatch } from '../../../query/sortToSql.ts';
import { presentPolygon, selectPolygons } from './listPolygons.ts';

/** Larger areas first: who types a city means the city. */
const bySize = sql`array_position(array['city', 'zone', 'locality'], ${polygons.kind})`;

/** GET polygons/suggest: nothing for white space alone (T67), unless the first are asked for. */
export const suggestPolygons: Verb<CallOf<'polygons.suggest'>> = async ({ query, db }) => {
  const words = searchToSql(query.text, [polygons.name, cities.name]);
  if (!words && !query.first) return { results: [], totalCount: 0 };
  const matching = and(eq(polygons.isActive, true), words);
  const rows = await selectPolygons(db)
    .where(matching)
    .orderBy(bySize, ...byMatch(query.text, [polygons.name]), asc(polygons.id))
    .limit(mostSuggestions);
  const [total] = await db
    .select({ count: count() })
    .from(polygons)
    .innerJoin(cities, eq(cities.id, polygons.cityId))
    .where(matching);
  return { results: rows.map(presentPolygon), totalCount: total?.count ?? 0 };
};
