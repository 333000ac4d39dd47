import { Check, Minus } from 'lucide-react';
import type { FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

/** Yes or no, or the two words that the screen gives. */
export const view: FieldView = {
  useWords: useFormatted,
  Cell: ({ field, value }) => {
    const [shown = ''] = useFormatted(field, [value]);
    const Sign = value === true ? Check : Minus;
    return (
      <PlainCell isQuiet={value !== true} start={<Sign size={14} strokeWidth={2} aria-hidden />}>
        {shown}
      </PlainCell>
    );
  },
};
