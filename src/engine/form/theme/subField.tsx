import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import type { Field } from '#contract/model/types.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { fieldState, type FieldState } from '../fieldStates.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';

type Inherited = Pick<FieldProps, 'registry' | 'fieldPathId' | 'onChange' | 'onBlur' | 'onFocus'>;

interface Props extends Inherited, Omit<FieldState, 'isVisible'> {
  readonly field: Field;
  readonly value: unknown;
  readonly errors: ErrorSchema | undefined;
}

/** What rjsf needs to know of a field: the widget of its kind reads the schema itself. */
const drawnSchema = ({ kind, schema }: Field): FieldProps['schema'] =>
  // rjsf's own type of a schema is looser than ours.
  kind === 'shape' ? { readOnly: false } : (schema as FieldProps['schema']);

/** Drawn again when something of this one field is another, and not with each value that the form is handed. */
const SubField = memo(({ field, value, errors, isRequired, isReadonly, ...parent }: Props) => {
  const { registry, fieldPathId, onChange, onBlur, onFocus } = parent;
  const { SchemaField } = registry.fields;
  if (!SchemaField) return null;
  const keys = field.path.split('.');
  const place = keys.reduce(
    (above, key) => toFieldPathId(key, registry.globalFormOptions, above),
    fieldPathId,
  );
  return (
    <SchemaField
      name={keys.at(-1) ?? field.path}
      schema={drawnSchema(field)}
      uiSchema={uiSchemaOf(field)}
      fieldPathId={place}
      formData={value}
      errorSchema={errors}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      registry={registry}
      required={isRequired}
      readonly={isReadonly}
    />
  );
});

/**
 * One field of a record or of a list's item, at its path below the parent; nothing while its conditions hide it.
 * @param parent what rjsf gave the field that this one is part of
 */
export const subField = (
  parent: FieldProps,
  field: Field,
  scope: Scope,
  locked?: readonly string[],
) => {
  const { registry, fieldPathId, formData, errorSchema, onChange, onBlur, onFocus } = parent;
  const { isVisible, isRequired, isReadonly } = fieldState(field, scope, locked);
  return isVisible ? (
    <SubField
      key={field.path}
      {...{ registry, fieldPathId, onChange, onBlur, onFocus, field, isRequired }}
      isReadonly={isReadonly || parent.readonly === true}
      value={valueAt(formData, field.path)}
      errors={valueAt(errorSchema, field.path) as ErrorSchema | undefined}
    />
  ) : null;
};
