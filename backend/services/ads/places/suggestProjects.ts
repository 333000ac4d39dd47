import { and, asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostSuggestions } from '#contract/calls/ads/slotPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { builders, projects } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';
import { presentProject, selectProjects } from './projectRows.ts';

/** GET projects/suggest: by the name of the project or its builder; nothing for white space alone (T67). */
export const suggestProjects: Verb<CallOf<'projects.suggest'>> = async ({ query, db }) => {
  const matching = searchToSql(query.text, [projects.name, builders.name]);
  if (!matching) return { results: [] };
  const rows = await selectProjects(db)
    .where(
      and(
        eq(projects.isActive, true),
        query.builder_id ? eq(projects.builderId, query.builder_id) : undefined,
        matching,
      ),
    )
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(mostSuggestions);
  return { results: rows.map(presentProject) };
};
