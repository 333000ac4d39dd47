import { Icon } from '#parts/icons/Icon.tsx';
import type { FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

/** Yes or no, or the two words that the screen gives. */
export const view: FieldView = {
  useWords: useFormatted,
  Cell: ({ field, value }) => {
    const [shown = ''] = useFormatted(field, [value]);
    const sign = <Icon name={value === true ? 'check' : 'minus'} size={14} />;
    return (
      <PlainCell isQuiet={value !== true} start={sign}>
        {shown}
      </PlainCell>
    );
  },
};
