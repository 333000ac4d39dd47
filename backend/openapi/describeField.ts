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

/** The same of what is written: its choices are those that may be sent. */
export const describeWritten = (schema: unknown, field: Field | undefined): unknown => {
  const described = describeField(schema, field);
  const enumeration = field && enumerationOf(field.options);
  if (!enumeration || !isSchema(described)) return described;
  const { type: _type, minimum: _least, maximum: _most, enum: _values, anyOf, ...rest } = described;
  const choice: Schema = { $ref: `#/components/schemas/${enumeration}` };
  return { ...rest, ...(anyOf === undefined ? choice : { anyOf: [choice, { type: 'null' }] }) };
};
