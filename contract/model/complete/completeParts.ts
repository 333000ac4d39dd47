import type { Condition } from '../../rules/condition.ts';
import type { AskedCall, Parts } from '../recordPage.ts';
import type { AskedCallFile, ByFile, PartsFile } from '../files/screenFile.ts';

/** A field alone means the records whose field holds the id of this one. */
export const completeBy = (by: ByFile): Condition =>
  typeof by === 'string' ? { [by]: { eq: { $: 'record.id' } } } : by;

/** A call that is asked for one record: its id goes into the path unless the file says. */
export const completeAskedCall = (file: AskedCallFile): AskedCall => ({
  call: file.call,
  path: file.path ?? { id: { $: 'record.id' } },
  query: file.query ?? {},
});

/** What a figure is made of. */
export const completeParts = (file: PartsFile): Parts => ({
  from:
    'call' in file
      ? { type: 'call', call: completeAskedCall(file.call), rows: file.rows ?? 'results' }
      : { type: 'list', resource: file.list, by: completeBy(file.by) },
  title: file.title,
  amount: file.amount,
  note: file.note ?? null,
});
