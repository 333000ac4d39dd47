import type { Identifier, RaRecord, UpdateManyParams, UpdateManyResult } from 'react-admin';
import { eachOf } from '../eachOf.ts';

/** What became of the rows of a bulk change, in `meta` of its result. */
export interface BulkMeta {
  readonly failed: readonly { readonly id: Identifier; readonly error: unknown }[];
}

interface BulkUpdate {
  readonly read: (ids: Identifier[]) => Promise<readonly RaRecord[]>;
  readonly update: (record: RaRecord, previous: RaRecord) => Promise<unknown>;
}

/** The ids that were changed, the others with their errors; rejects when not one was. */
export const bulkResult = (
  outcomes: readonly { readonly item: Identifier; readonly error?: unknown }[],
): { data: Identifier[]; meta: BulkMeta } => {
  const failed = outcomes.flatMap(({ item, error }) => (error ? [{ id: item, error }] : []));
  const [first] = failed;
  if (first && failed.length === outcomes.length) throw first.error;
  return { data: outcomes.flatMap(({ item, error }) => (error ? [] : [item])), meta: { failed } };
};

/**
 * React-Admin's own buttons ask without `meta` and read none: for them a refusal of one record is one of the call, so that the
 * person is told and the list is read again.
 */
export const toldOrRefused = <Result extends { readonly meta: BulkMeta }>(
  result: Result,
  meta: unknown,
): Result => {
  const [refused] = result.meta.failed;
  if (refused && !meta) throw refused.error;
  return result;
};

/**
 * The same change for many records: each is read first, so that its own version goes with it and a change that
 * someone else made meanwhile is refused, not overwritten.
 */
export const updateMany = async (
  { ids, data }: UpdateManyParams,
  { read, update }: BulkUpdate,
): Promise<UpdateManyResult & { meta: BulkMeta }> => {
  const records = new Map((await read(ids)).map(record => [String(record.id), record]));
  const outcomes = await eachOf(ids, async id => {
    const previous = records.get(String(id));
    if (!previous) throw new Error(`Record ${id} could not be read`);
    return update({ ...previous, ...data }, previous);
  });
  return bulkResult(outcomes);
};
