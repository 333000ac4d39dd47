import type { FieldEntry } from '../FieldEntry.ts';
import { view } from './view.tsx';

/** A form draws the entries as cards itself; where only a widget fits, they read as a count. */
export const entry: FieldEntry = {
  Widget: ({ field, value }) => <view.Cell field={field} value={value} />,
  Filter: null,
};
