import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { unknownField } from '../../../query/refuseQuery.ts';
import { mostGroups } from '../../../query/sumAlone.ts';
import { openSource, recordScreen } from '../../../records/source/openSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';

interface Around {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

/** GET totals/{resource}: over all that the list finds for the person, under the same filter, search and scope. */
export const getTotals =
  (around: Around): Verb<CallOf<'totals.get'>> =>
  async ({ params, query, actor, db, services, request }) => {
    const screen = recordScreen(around.screens, params.resource);
    const source = openSource({ ...around, screen, actor, db, services, request });
    if (!source.may('list')) throw notAllowed();
    const { filters, totals } = screen.list;
    const { search, by, span } = query;
    // A group opens as a filter.
    if (by !== undefined && !filters.includes(by)) throw unknownField('by', by, filters);
    const where = readFilter(query.filters);
    const matching = { where, ...(search && { search }) };
    const [whole] = (await source.sums(matching, { fields: totals })) ?? [];
    const all = { count: whole?.count ?? 0, sums: { ...whole?.sums } };
    if (by === undefined) return all;
    const grouped = { fields: totals, by: { field: by, span } };
    const groups = (await source.sums(matching, grouped)) ?? [];
    return {
      ...all,
      groups: groups
        .slice(0, mostGroups)
        .map(({ value, count, sums }) => ({ value, count, sums: { ...sums } })),
      isWhole: groups.length <= mostGroups,
    };
  };
