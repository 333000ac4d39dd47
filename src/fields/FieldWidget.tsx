import type { ComponentType } from 'react';
import type { WidgetProps } from './FieldEntry.ts';
import { fieldEntries } from './fieldEntries.ts';

type EntryModule = Readonly<Record<string, ComponentType<WidgetProps>>>;

const found = import.meta.glob<EntryModule>(['./entries/*.tsx', '!./**/*.test.tsx'], {
  eager: true,
});

/** Entries made by hand: `entries/<Name>.tsx` exports `<Name>`, which a screen file names in a field's `entry`. */
const entries: EntryModule = Object.assign({}, ...Object.values(found));

/** A field's value to change: in the entry its screen names, else in that of its kind. */
export const FieldWidget = (props: WidgetProps) => {
  const Own = entries[props.field.entry ?? ''];
  const { Widget } = fieldEntries[props.field.kind];
  return Own ? <Own {...props} /> : <Widget {...props} />;
};
