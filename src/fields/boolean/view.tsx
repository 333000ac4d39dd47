import { StatusChip } from '#parts/words/StatusChip.tsx';
import type { Field } from '#contract/model/types.ts';
import type { CellProps, FieldView, Sign } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

const signOf = (value: unknown): Sign => ({
  icon: value === true ? 'check' : 'minus',
  isQuiet: value !== true,
});

const Cell = ({ field, value }: CellProps) => {
  const [shown = ''] = useFormatted(field, [value]);
  const option = field.options.find(one => one.value === value);
  if (option && option.tone !== 'neutral')
    return <StatusChip tone={option.tone}>{shown}</StatusChip>;
  return <PlainCell {...signOf(value)}>{shown}</PlainCell>;
};

/** Yes or no, or the two words that the screen gives; a word with a tone is a status. */
export const view: FieldView = {
  useWords: useFormatted,
  isPlain: ({ options }: Field) => options.every(({ tone }) => tone === 'neutral'),
  signOf,
  Cell,
};
