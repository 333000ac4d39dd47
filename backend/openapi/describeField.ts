import type { Field } from '#contract/model/types.ts';
import { enumerationOf } from './enumerationSchemas.ts';
import { isSchema, type Schema } from './Schema.ts';

/** What the values of a kind count in. */
const units: Readonly<Record<string, string>> = {
  money: 'Whole paise: 100 are one rupee.',
  percent: 'Per cent.',
};

/** Its values with what people read; undefined where a field has none, or they are their own words. */
const valuesOf = ({ options }: Field): string | undefined =>
  options.some(({ value, label }) => String(value) !== label.en)
    ? options.map(({ value, label }) => `${String(value)} ${label.en}`).join(', ')
    : undefined;

const sentence = (text: string | undefined): string | undefined =>
  text === undefined || /[.!?]$/.test(text) ? text : `${text}.`;

/** A property with what the screen says of its field: label, help, unit and the meaning of its values. */
export const describeField = (schema: unknown, field: Field | undefined): unknown => {
  if (!field || !isSchema(schema)) return schema;
  const values = valuesOf(field);
  const told = [
    sentence(field.help?.en),
    units[field.kind],
    sentence(field.unit?.en && `In ${field.unit.en}`),
    values && `Values: ${values}.`,
  ].filter(Boolean);
  return {
    ...schema,
    title: field.label.en,
    ...(told.length > 0 && { description: told.join(' ') }),
  };
};

/** Told to somebody who is not signed in: what a value counts in, and not what people are helped with. */
export const describeToAnyone = (schema: unknown, field: Field | undefined): unknown =>
  describeField(schema, field && { ...field, help: null });

/** A schema whose values are those of an enumeration: of a list its entries are, and what may be nothing still may. */
const chosen = (schema: unknown, choice: Schema): unknown => {
  if (!isSchema(schema) || schema['type'] === 'null') return schema;
  const { type, minimum: _least, maximum: _most, enum: _values, anyOf, items, ...rest } = schema;
  if (Array.isArray(anyOf)) return { ...rest, anyOf: anyOf.map(one => chosen(one, choice)) };
  if (items !== undefined) return { ...rest, type, items: chosen(items, choice) };
  const mayBeNull = Array.isArray(type) && type.includes('null');
  return { ...rest, ...(mayBeNull ? { anyOf: [choice, { type: 'null' }] } : choice) };
};

/** The same of what is written: its choices are those that may be sent. */
export const describeWritten = (
  schema: unknown,
  field: Field | undefined,
  describe = describeField,
): unknown => {
  const described = describe(schema, field);
  const enumeration = field && enumerationOf(field.options);
  return enumeration
    ? chosen(described, { $ref: `#/components/schemas/${enumeration}` })
    : described;
};
