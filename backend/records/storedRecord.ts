import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { withPlaced, type RequestParts } from '#contract/requests/placed.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { Refusal } from '../calls/Refusal.ts';
import { runCall, type CallSetting } from '../calls/runCall.ts';

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Reading {
  readonly call: string;
  readonly parts: RequestParts;
  /** Where the record is in the answer. */
  readonly at: string;
}

const readingOf = (
  { data: { calls, key } }: RecordScreen,
  id: string | number,
): Reading | undefined => {
  if (!calls) return undefined;
  const { get, list } = calls;
  if (get) {
    const parts = withPlaced({ query: get.query }, [{ place: get.id, value: id }]);
    return { call: get.call, parts, at: '' };
  }
  const pagination = { page: 1, perPage: 1 };
  const query = listQuery(list, { pagination, filter: { [key]: id } });
  return { call: list.call, parts: { query }, at: 'results.0' };
};

/**
 * A record of a screen with documented calls, read as the page reads it and with the person's own rights; undefined
 * when it is not there for them.
 */
export const storedRecord = async (
  screen: RecordScreen,
  id: unknown,
  setting: CallSetting,
): Promise<Values | undefined> => {
  if (isNoValue(id) || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  const reading = readingOf(screen, typedId(screen, id));
  if (!reading) return undefined;
  try {
    const record = valueAt(await runCall(reading.call, reading.parts, setting), reading.at);
    return isRecord(record) ? record : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
