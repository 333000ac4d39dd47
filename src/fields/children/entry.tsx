import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';
import { PickedItems } from './PickedItems.tsx';
import { pickedField } from './pickedField.ts';
import { view } from './view.tsx';

const Widget = (props: WidgetProps) => {
  const picked = pickedField(props.field);
  if (picked) return <PickedItems {...props} picked={picked} />;
  return <view.Cell field={props.field} value={props.value} />;
};

/** A form draws the entries as cards itself, or chooses them here; where only a widget fits, they read as a count. */
export const entry: FieldEntry = { Widget, Filter: null };
