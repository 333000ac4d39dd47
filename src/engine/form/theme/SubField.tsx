import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils';
import type { Field } from '#contract/model/types.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { fieldState } from '../fieldStates.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';

interface Props {
  /** What rjsf gave the field that this one is part of. */
  parent: FieldProps;
  field: Field;
  scope: Scope;
  locked?: readonly string[];
}

/** What rjsf needs to know of a field: the widget of its kind reads the schema itself. */
const drawnSchema = ({ kind, schema }: Field): FieldProps['schema'] =>
  // rjsf's own type of a schema is looser than ours.
  kind === 'shape' ? { readOnly: false } : (schema as FieldProps['schema']);

/** One field of a record or of a list's item, at its path below the parent; nothing while its conditions hide it. */
export const SubField = ({ parent, field, scope, locked }: Props) => {
  const { registry, fieldPathId, formData, errorSchema, onChange, onBlur, onFocus } = parent;
  const { SchemaField } = registry.fields;
  const { isVisible, isRequired, isReadonly } = fieldState(field, scope, locked);
  if (!SchemaField || !isVisible) return null;
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
      formData={valueAt(formData, field.path)}
      errorSchema={valueAt(errorSchema, field.path) as ErrorSchema | undefined}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={onFocus}
      registry={registry}
      required={isRequired}
      readonly={isReadonly || parent.readonly === true}
    />
  );
};
