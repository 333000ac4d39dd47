import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/ads/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { builders, projects } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';

const projectCount = sql<number>`(
  select count(*)::int from ${projects}
  where ${projects.builderId} = ${builders.id} and ${projects.isActive})`;

/** GET builders/suggest: by name, or the one of an id, so that a stored builder can be shown. */
export const suggestBuilders: Verb<CallOf<'builders.suggest'>> = async ({ query, db }) => {
  const matching = searchToSql(query.text, [builders.name]);
  if (!matching && query.id === undefined) return { results: [] };
  const results = await db
    .select({
      id: builders.id,
      name: builders.name,
      profile_uuid: builders.profileUuid,
      project_count: projectCount,
    })
    .from(builders)
    .where(
      query.id === undefined
        ? and(eq(builders.isActive, true), matching)
        : and(eq(builders.id, query.id), matching),
    )
    .orderBy(asc(builders.name), asc(builders.id))
    .limit(mostSuggestions);
  return { results };
};
