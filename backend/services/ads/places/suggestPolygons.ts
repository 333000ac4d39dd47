import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/ads/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { cities, polygons } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { presentPolygon, selectPolygons } from './listPolygons.ts';

/** Larger areas first, then by name: who types a city means the city. */
const bySize = sql`array_position(array['city', 'zone', 'locality'], ${polygons.kind})`;

/** GET polygons/suggest: nothing for white space alone (T67). */
export const suggestPolygons: Verb<CallOf<'polygons.suggest'>> = async ({ query, db }) => {
  const matching = searchToSql(query.text, [polygons.name, cities.name]);
  if (!matching) return { results: [] };
  const rows = await selectPolygons(db)
    .where(and(eq(polygons.isActive, true), matching))
    .orderBy(bySize, asc(polygons.name), asc(polygons.id))
    .limit(mostSuggestions);
  return { results: rows.map(presentPolygon) };
};
