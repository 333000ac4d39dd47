import { setImmediate } from 'node:timers/promises';
import type { Call } from '#contract/calls/call.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { RecordId } from '#contract/kinds/reference.ts';
import { rowsFor } from '#contract/model/screenAccess.ts';
import type { Calls, ListCall } from '#contract/model/types.ts';
import { listQuery, type ListRequest } from '#contract/requests/listQuery.ts';
import { withPlaced } from '#contract/requests/placed.ts';
import { recordOf, typedId, type IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { totalOf } from '#contract/requests/totalOf.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { runCall } from '../../calls/runCall.ts';
import type { RecordReader, SourceSetting } from './RecordSource.ts';

/** Rows of one call where it states no bound of its own. */
const usualPage = 100;
/** More ids would not fit a filter of 4,000 characters. */
const idsAtOnce = 100;

const largestPage = (call: Call | undefined, size: string): number => {
  const { maximum } = (call?.query?.properties[size] ?? {}) as { maximum?: number };
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
  const { list, get } = calls;
  const { key } = screen.data;
  const size = largestPage(servedCalls.get(list.call)?.call, list.size);
  const isPaged = list.page.as !== '' && list.size !== '';

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

  const readPage = async (request: ListRequest) => {
    const answer = await runCall(list.call, { query: queryOf(list, request) }, setting);
    const rows = valueAt(answer, list.rows);
    if (!Array.isArray(rows)) throw new Error(`${list.call} answered no rows at "${list.rows}"`);
    return { answer, rows: rows.map(identified) };
  };

  const readOne = async (id: RecordId): Promise<IdentifiedRecord[]> => {
    if (!get) return [];
    try {
      const parts = withPlaced({ query: get.query }, [{ place: get.id, value: id }]);
      return [identified(valueAt(await runCall(get.call, parts, setting), get.record))];
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return [];
      throw error;
    }
  };

  const isListedById = list.filters !== '' || Object.hasOwn(list.param, key) || !get;

  return {
    pages: async function* pages({ where, search, sort, verb = 'list' }) {
      const isListed = isAmong('list');
      const isGranted = isAmong(verb);
      const filter = { where, ...(search && { q: search }) };
      for (let page = 1, isMore = true; isMore; page += 1) {
        const pagination = { page, perPage: size };
        const { answer, rows } = await readPage({ pagination, filter, ...(sort && { sort }) });
        const { total, hasNextPage } = totalOf(list.total, answer, {
          page,
          size,
          shown: rows.length,
        });
        yield { rows: rows.filter(row => isListed(row) && isGranted(row)), total };
        isMore = isPaged && hasNextPage && rows.length > 0;
        await setImmediate();
      }
    },

    byIds: async asked => {
      const ids = [...new Set(asked.map(id => typedId(screen, id)))];
      const found: IdentifiedRecord[] = [];
      const step = isListedById ? idsAtOnce : 1;
      for (let start = 0; start < ids.length; start += step) {
        const some = ids.slice(start, start + step);
        const rows = isListedById
          ? (
              await readPage({
                pagination: { page: 1, perPage: Math.min(some.length, size) },
                filter: { [key]: some },
              })
            ).rows
          : (await Promise.all(some.map(readOne))).flat();
        found.push(...rows);
      }
      return found.filter(isAmong('list'));
    },
  };
};
