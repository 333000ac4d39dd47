import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { builders, projects } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { byMatch } from '../../../query/sortToSql.ts';

const projectCount = sql<number>`(
  select count(*)::int from ${projects}
  where ${projects.builderId} = ${builders.id} and ${projects.isActive})`;

/** GET builders/suggest: by name, or the one of an id, so that a stored builder can be shown. */
export const suggestBuilders: Verb<CallOf<'builders.suggest'>> = async ({ query, db }) => {
  const words = searchToSql(query.text, [builders.name]);
  if (!words && !query.first && query.id === undefined) return { results: [], totalCount: 0 };
  const matching = and(
    query.id === undefined ? eq(builders.isActive, true) : eq(builders.id, query.id),
    words,
  );
  const results = await db
    .select({
      id: builders.id,
      name: builders.name,
      profile_uuid: builders.profileUuid,
      project_count: projectCount,
    })
    .from(builders)
    .where(matching)
    .orderBy(...byMatch(query.text, [builders.name]), asc(builders.id))
    .limit(mostSuggestions);
  const [total] = await db.select({ count: count() }).from(builders).where(matching);
  return { results, totalCount: total?.count ?? 0 };
};
