import Box from '@mui/material/Box';
import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field } from '#contract/model/types.ts';
import { missingWords } from '#contract/model/missingWords.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#parts/useText.ts';
import { ShownShape } from '#fields/shape/ShownShape.tsx';
import { useRecord } from '../../useRecord.ts';
import { Labelled } from './Labelled.tsx';
import { ShowList } from './ShowList.tsx';
import { ShownReference } from './ShownReference.tsx';

/** Of these every line is shown. */
const long: readonly KindName[] = ['longtext', 'json'];

const Value = ({ field, value }: { field: Field; value: unknown }) => {
  if (field.cell === null && field.kind === 'children')
    return <ShowList field={field} value={value} />;
  if (field.cell === null && field.kind === 'shape')
    return <ShownShape schema={field.schema} value={value} />;
  if (field.cell === null && long.includes(field.kind) && typeof value === 'string' && value !== '')
    return <Box sx={{ whiteSpace: 'pre-wrap' }}>{value}</Box>;
  const isId = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (field.cell === null && field.kind === 'reference' && isId)
    return <ShownReference field={field} value={value} />;
  return <FieldCell field={field} value={value} />;
};

/** A field of the record to read: its label above its value. */
export const ShownField = ({ field }: { field: Field }) => {
  const record = useRecord();
  const text = useText();
  const missing = missingWords(field, record);
  return (
    <Labelled label={text(field.label)}>
      {missing ? text(missing) : <Value field={field} value={valueAt(record, field.path)} />}
    </Labelled>
  );
};
