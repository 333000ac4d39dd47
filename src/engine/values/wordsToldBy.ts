import type { RaRecord } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

/** What a field of a record tells in words; of a reference the name that stands beside its key (`accountId`, `accountName`). */
export const wordsToldBy = (
  record: RaRecord,
  { path, kind }: Pick<Field, 'path' | 'kind'>,
): unknown =>
  valueAt(record, kind === 'reference' && path.endsWith('Id') ? `${path.slice(0, -2)}Name` : path);
