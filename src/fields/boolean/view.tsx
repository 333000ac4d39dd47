import { Icon } from '#parts/icons/Icon.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

const Cell = ({ field, value }: CellProps) => {
  const [shown = ''] = useFormatted(field, [value]);
  const option = field.options.find(one => one.value === value);
  if (option && option.tone !== 'neutral')
    return <StatusChip tone={option.tone}>{shown}</StatusChip>;
  const sign = <Icon name={value === true ? 'check' : 'minus'} size={14} />;
  return (
    <PlainCell isQuiet={value !== true} start={sign}>
      {shown}
    </PlainCell>
  );
};

/** Yes or no, or the two words that the screen gives; a word with a tone is a status. */
export const view: FieldView = { useWords: useFormatted, Cell };
