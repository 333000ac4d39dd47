import type { Call } from '#contract/calls/call.ts';

/** What the client needs of a call at run time: the entry of the contract without its schemas. */
export type CallRow = Pick<Call, 'method' | 'path' | 'kind' | 'form' | 'cache'>;

/** Call id → row; the page gets it from `virtual:calls`, a test writes its own. */
export type CallTable = Readonly<Record<string, CallRow>>;

/** The row of an id; throws on an id that no contract entry has, which is a fault of the code. */
export const rowOf = (table: CallTable, id: string): CallRow => {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!row) throw new Error(`No call has the id "${id}"`);
  return row;
};

/** The part of an id before the point: calls of one area read and write the same things. */
export const areaOf = (id: string): string => id.split('.', 1)[0] ?? id;
