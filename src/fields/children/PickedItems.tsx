import Box from '@mui/material/Box';
import { use, useMemo } from 'react';
import type { Field } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { FormValuesContext, type FormValues } from '../FormValues.ts';
import { RecordPicker } from '../referred/RecordPicker.tsx';
import { idsOf } from '../referred/useTitles.ts';

/** What the field of an item sees: an item that is not made yet, and the record around it. */
const useItemValues = (): FormValues => {
  const around = use(FormValuesContext);
  return useMemo(
    () => ({
      get: () => {
        const scope = around.get();
        return { ...scope, record: {}, parent: scope.record };
      },
      subscribe: around.subscribe,
    }),
    [around],
  );
};

const itemsIn = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value : [];

interface Props extends WidgetProps {
  /** The field of an item that names a record. */
  readonly picked: Field;
}

/** A list whose items name a record each and hold nothing else: chosen by typing, shown by their names. */
export const PickedItems = ({ picked, value, onChange, labelId: _labelId, ...props }: Props) => {
  const values = useItemValues();
  const items = itemsIn(value);
  const byId = new Map(items.map(item => [String(valueAt(item, picked.path)), item]));
  const faults = [...(props.faultsBelow ?? [])];
  const faultsId = `${props.id}-faults`;
  return (
    <FormValuesContext value={values}>
      <RecordPicker
        {...props}
        field={picked}
        isMany
        ids={items.flatMap(item => idsOf(valueAt(item, picked.path)))}
        isInvalid={props.isInvalid || faults.length > 0}
        describedBy={
          [faults.length > 0 && faultsId, props.describedBy].filter(Boolean).join(' ') || undefined
        }
        onPick={ids => onChange(ids.map(id => byId.get(String(id)) ?? { [picked.path]: id }))}
      />
      {faults.length > 0 && (
        <Box
          component="ul"
          id={faultsId}
          sx={{ m: 0, mt: 1.5, pl: 4, typography: 'caption', color: 'error.dark' }}
        >
          {faults.map(([path, message]) => (
            <li key={path}>{message}</li>
          ))}
        </Box>
      )}
    </FormValuesContext>
  );
};
