import type { Operand } from '#contract/rules/condition.ts';
import type { FieldEntry, FilterProps, WidgetProps } from '../FieldEntry.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { idsOf } from './useTitles.ts';

const Filter = ({ field, op, operand, onChange, labelId }: FilterProps) => {
  const isMany = op === 'in' || op === 'nin';
  return (
    <RecordPicker
      field={field}
      ids={idsOf(operand)}
      isMany={isMany}
      isSmall
      hasFocus
      labelId={labelId}
      onPick={ids => {
        const picked: Operand | undefined = isMany ? ids : ids[0];
        onChange(ids.length > 0 ? picked : undefined);
      }}
    />
  );
};

/** One record of another screen, or several. */
export const referenceEntry = (isMany: boolean): FieldEntry => ({
  Widget: ({ value, onChange, labelId: _labelId, ...props }: WidgetProps) => (
    <RecordPicker
      {...props}
      ids={idsOf(value)}
      isMany={isMany}
      onPick={ids => onChange(isMany ? (ids.length > 0 ? ids : undefined) : ids[0])}
    />
  ),
  Filter,
});
