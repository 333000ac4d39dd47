import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils';
import { memo } from 'react';
import { typeOf } from '#contract/model/schemaAt.ts';
import type { Field, JsonSchema } from '#contract/model/types.ts';
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

/** rjsf leaves out a schema that says nothing at all. */
const silent: JsonSchema = { readOnly: false };

/** Items of a list without what has a form of its own: the widget of each field reads its schema itself. */
const plainItems = (items: JsonSchema): JsonSchema =>
  typeOf(items) === 'object' ? plainObject(items) : items;

const plainObject = (items: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(items.properties ?? {}).map(([name, inner]) => {
      if (inner.isShape) return [name, silent];
      if (inner.properties) return [name, plainItems(inner)];
      return [name, inner.items ? { ...inner, items: plainItems(inner.items) } : inner];
    }),
  ),
  ...(items.required && { required: items.required }),
  ...(items.default !== undefined && { default: items.default }),
});

const drawnOf = ({ kind, schema }: Field): JsonSchema => {
  if (kind === 'shape' || Object.keys(schema).length === 0) return silent;
  return kind === 'children' && schema.items
    ? { ...schema, items: plainItems(schema.items) }
    : schema;
};

const drawn = new WeakMap<JsonSchema, JsonSchema>();

/** What rjsf needs to know of a field: the widget of its kind reads the schema itself. */
const drawnSchema = (field: Field): FieldProps['schema'] => {
  const known = drawn.get(field.schema) ?? drawnOf(field);
  drawn.set(field.schema, known);
  // rjsf's own type of a schema is looser than ours.
  return known as FieldProps['schema'];
};

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
