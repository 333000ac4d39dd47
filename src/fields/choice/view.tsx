import type { Field } from '#contract/model/types.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

const isStatus = ({ options }: Field) => options.some(({ tone }) => tone !== 'neutral');

const Cell = ({ field, value }: CellProps) => {
  const [words = ''] = useFormatted(field, [value]);
  const option = field.options.find(one => one.value === value);
  return option && isStatus(field) ? (
    <StatusChip tone={option.tone}>{words}</StatusChip>
  ) : (
    <PlainCell>{words}</PlainCell>
  );
};

/** One of the field's options; options with tones make it a status. */
export const view: FieldView = {
  useWords: useFormatted,
  isPlain: field => !isStatus(field),
  Cell,
};
