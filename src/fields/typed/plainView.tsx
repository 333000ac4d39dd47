import type { FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useFormatted } from '../useFormatted.ts';

/** Values that read as the kind writes them. */
export const plainView: FieldView = {
  useWords: useFormatted,
  isPlain: () => true,
  Cell: ({ field, value }) => <PlainCell>{useFormatted(field, [value])[0] ?? ''}</PlainCell>,
};
