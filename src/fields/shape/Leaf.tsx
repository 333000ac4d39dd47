// Over the base for speed: what is typed is drawn by the widget of its kind alone, and its amounts and dates are those of the console.
import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { partField } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { FieldWidget } from '../FieldWidget.tsx';
import { partIds } from './partIds.ts';

/** A part of a value that holds no other parts: the widget of its kind. */
export const Leaf = (props: FieldProps) => {
  const {
    schema,
    name,
    fieldPathId,
    formData,
    onChange,
    readonly,
    required,
    rawErrors = [],
  } = props;
  // rjsf makes its schema again for each drawing.
  const text = JSON.stringify(schema);
  const field = useMemo(
    () => partField(name, JSON.parse(text) as JsonSchema, required === true),
    [name, text, required],
  );
  const id = fieldPathId.$id;
  const ids = partIds(id);
  const isInvalid = rawErrors.length > 0;
  const told = [isInvalid && ids.error, field.help !== null && ids.help].filter(Boolean).join(' ');
  return (
    <FieldWidget
      field={field}
      id={id}
      labelId={ids.label}
      value={formData}
      onChange={value => onChange(value, fieldPathId.path)}
      isReadonly={readonly === true}
      isRequired={required === true}
      isInvalid={isInvalid}
      describedBy={told || undefined}
    />
  );
};
