import { setImmediate } from 'node:timers/promises';
import type { Call } from '#contract/calls/call.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import { rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { Calls, ListCall } from '#contract/model/types.ts';
import { listQuery, type ListRequest } from '#contract/requests/listQuery.ts';
import { recordOf, typedId, type IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { totalOf } from '#contract/requests/totalOf.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { runCall } from '../../calls/runCall.ts';
import { countAlone } from '../../query/countedTables.ts';
import { sumAlone } from '../../query/sumAlone.ts';
import { startWalk, type Walk } from '../../query/Walk.ts';
import type { RecordReader, SourceSetting } from './RecordSource.ts';

/** Rows of one call where it states no bound of its own. */
const usualPage = 100;
/** More ids would not fit a filter of 4,000 characters. */
const idsAtOnce = 100;

const largestPage = (call: Call | undefined): number => {
  const { maximum } = (call?.query?.properties['pageSize'] ?? {}) as { maximum?: number };
  return Math.min(maximum ?? usualPage, 1000);
};

const queryOf = (list: ListCall, request: ListRequest) => {
  try {
    return listQuery(list, request);
  } catch (error) {
    throw new Refusal('BAD_REQUEST', error instanceof Error ? error.message : 'filters');
  }
};

/** Records of a screen on documented calls: its own list call, run in the process with pages as large as it allows. */
export const readCalled = (setting: SourceSetting, calls: Calls): RecordReader => {
  const { screen, actor, services, servedCalls } = setting;
  const { list } = calls;
  const { key } = screen.data;
  const served = servedCalls.get(list.call);
  const called = served?.call;
  const size = largestPage(called);

  const isAmong = (verb: string) => {
    const condition = rowsFor(screen, actor.roleCodes, verb);
    const today = indiaDay(services.now());
    return (record: IdentifiedRecord) => evaluate(condition, { record, user: actor, today });
  };

  const identified = (row: unknown): IdentifiedRecord => {
    const record = recordOf(screen, row);
    if (!record) throw new Error(`${list.call} answered a row without its "${key}"`);
    return record;
  };

  const saysTotal = called !== undefined && Object.hasOwn(called.query?.properties ?? {}, 'total');

  /** @param total how the rows are counted, where the call lets that be chosen; up to `countBound` else */
  const readPage = async (request: ListRequest, total?: 'exact' | 'none', walk?: Walk) => {
    const query = { ...queryOf(list, request), ...(total && saysTotal && { total }) };
    const answer = await runCall(list.call, { query }, walk ? { ...setting, walk } : setting);
    const { results } = answer as { results?: unknown };
    if (!Array.isArray(results)) throw new Error(`${list.call} answered no rows`);
    return { answer, rows: results.map(identified) };
  };

  /** What of the rows is read: all where a list looks at them, or a condition may. */
  const neededOf = (fields: readonly string[] | undefined, verbs: readonly string[]) =>
    fields &&
    served?.readsFields &&
    verbs.every(verb => rowsFor(screen, actor.roleCodes, verb) === true)
      ? new Set([key, ...fields.map(path => path.split('.', 1)[0] ?? path)])
      : undefined;

  return {
    pages: async function* pages({ where, search, sort, verb = 'list', fields }) {
      const isListed = isAmong('list');
      const isGranted = isAmong(verb);
      const filter = { where, ...(search && { q: search }) };
      const walk = startWalk(mostAtOnce, neededOf(fields, ['list', verb]));
      let total = 0;
      for (let page = 1, isMore = true; isMore; page += 1) {
        const pagination = { page, perPage: size };
        const asked = { pagination, filter, ...(sort && { sort }) };
        const { answer, rows } = await readPage(asked, page === 1 ? 'exact' : 'none', walk);
        const counted = totalOf(answer, { page, size, shown: rows.length });
        const { hasNextPage } = counted;
        // Of the first page: the others do not count again.
        total = Math.max(total, counted.total);
        yield { rows: rows.filter(row => isListed(row) && isGranted(row)), total };
        isMore = hasNextPage && (rows.length > 0 || walk.hasOrder());
        await setImmediate();
      }
    },

    count: async where => {
      const pagination = { page: 1, perPage: 1 };
      const { answer, rows } = await countAlone(() => readPage({ pagination, filter: { where } }));
      const counted = totalOf(answer, { page: 1, size: 1, shown: rows.length });
      return counted.isExact || counted.isAtLeast ? counted.total : undefined;
    },

    sums: async ({ where, search }, asked) => {
      // Rows that the screen keeps from the person are left out of what the call answers, which cannot add up the others.
      if (rowsFor(screen, actor.roleCodes, 'list') !== true) return undefined;
      const pagination = { page: 1, perPage: 1 };
      const filter = { where, ...(search && { q: search }) };
      return sumAlone(asked, () => readPage({ pagination, filter }));
    },

    byIds: async asked => {
      const ids = [...new Set(asked.map(id => typedId(screen, id)))];
      const found: IdentifiedRecord[] = [];
      for (let start = 0; start < ids.length; start += idsAtOnce) {
        const some = ids.slice(start, start + idsAtOnce);
        const pagination = { page: 1, perPage: Math.min(some.length, size) };
        found.push(...(await readPage({ pagination, filter: { [key]: some } }, 'none')).rows);
      }
      return found.filter(isAmong('list'));
    },
  };
};
