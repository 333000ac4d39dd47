import type { RaRecord } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

/** What a row says of a field: nothing where the field is not there for its record, as on the record's page. */
export const shownValue = (record: RaRecord, field: Pick<Field, 'path' | 'visible'>): unknown =>
  field.visible === true || evaluate(field.visible, { record })
    ? valueAt(record, field.path)
    : undefined;
