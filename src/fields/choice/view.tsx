import { StatusChip } from '#parts/StatusChip.tsx';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

const Cell = ({ field, value }: CellProps) => {
  const [words = ''] = useFormatted(field, [value]);
  const option = field.options.find(one => one.value === value);
  const isStatus = field.options.some(({ tone }) => tone !== 'neutral');
  return option && isStatus ? (
    <StatusChip tone={option.tone}>{words}</StatusChip>
  ) : (
    <PlainCell>{words}</PlainCell>
  );
};

/** One of the field's options; options with tones make it a status. */
export const view: FieldView = { useWords: useFormatted, Cell };
