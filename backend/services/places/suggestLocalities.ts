import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import type { Verb } from '../../calls/Context.ts';
import { localities } from '../../database/schema/index.ts';
import { localityList } from './places.ts';

/**
 * GET locality-suggest: names that begin with the words come first; blank text suggests nothing (T67), unless the first
 * are asked for.
 */
export const suggestLocalities: Verb<CallOf<'localities.suggest'>> = async context => {
  const { text = '', cityId, rows = 20, first = false } = context.query;
  if (text.trim() === '' && !first) return { results: [], totalCount: 0 };
  const { results, totalCount } = await localityList.list(
    context,
    { search: text, sort: bestMatch, pageSize: rows, total: 'exact' },
    [cityId === undefined ? undefined : eq(localities.cityId, cityId)],
  );
  return {
    results: results.map(({ id, uuid: _uuid, name, ...rest }) => ({
      localityId: id,
      localityName: name,
      ...rest,
    })),
    totalCount,
  };
};
