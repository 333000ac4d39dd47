import { and, count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { localities } from '../../../../database/schema/index.ts';
import { searchToSql } from '../../../../query/searchToSql.ts';
import { isLocality, presentLocality, selectLocalities } from './localityRows.ts';

/** GET locality-suggest: names that begin with the words come first; blank text suggests nothing (T67). */
export const suggestLocalities: Verb<CallOf<'localities.suggest'>> = async ({ query, db }) => {
  const { text = '', cityId, rows = 20 } = query;
  const words = searchToSql(text, [localities.name]);
  if (!words) return { results: [], totalCount: 0 };
  const matching = and(
    isLocality,
    cityId === undefined ? undefined : eq(localities.cityId, cityId),
    words,
  );
  const found = await selectLocalities(db)
    .where(matching)
    .orderBy(
      sql`starts_with(lower(${localities.name}), lower(${text.trim()}::text)) desc`,
      sql`lower(${localities.name})`,
      localities.id,
    )
    .limit(rows);
  const [total] = await db.select({ count: count() }).from(localities).where(matching);
  return {
    results: found.map(presentLocality).map(({ id, uuid: _uuid, name, ...rest }) => ({
      localityId: id,
      localityName: name,
      ...rest,
    })),
    totalCount: total?.count ?? 0,
  };
};
