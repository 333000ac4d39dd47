import { and, asc, count, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/slots/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { builders, projects } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { byMatch } from '../../../query/sortToSql.ts';
import { presentProject, selectProjects } from './projectRows.ts';

/**
 * GET projects/suggest: by the name of the project or its builder; nothing for white space alone (T67), unless the first
 * are asked for.
 */
export const suggestProjects: Verb<CallOf<'projects.suggest'>> = async ({ query, db }) => {
  const words = searchToSql(query.text, [projects.name, builders.name]);
  if (!words && !query.first) return { results: [], totalCount: 0 };
  const matching = and(
    eq(projects.isActive, true),
    query.builder_id ? eq(projects.builderId, query.builder_id) : undefined,
    words,
  );
  const rows = await selectProjects(db)
    .where(matching)
    .orderBy(...byMatch(query.text, [projects.name]), asc(projects.id))
    .limit(mostSuggestions);
  const [total] = await db
    .select({ count: count() })
    .from(projects)
    .innerJoin(builders, eq(builders.id, projects.builderId))
    .where(matching);
  return { results: rows.map(presentProject), totalCount: total?.count ?? 0 };
};
