import Type, { type TSchema } from 'typebox';
import { strictObject } from './bodies.ts';

/** What the calls take from the JSON Schema of a record (`form-schemas/`); everything else of it is for people. */
export interface RecordSchema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, PropertySchema>>;
}

export interface PropertySchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly readOnly?: boolean;
  readonly default?: unknown;
  readonly items?: PropertySchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, PropertySchema>>;
}

/** Said to people, or by the form to itself: a body is held against the rest. */
const forPeople = new Set(
  'title description default readOnly $comment examples isShape'.split(' '),
);

/** A property as an answer describes it: what a value is, not what may be entered. */
const shape = new Set(['type', 'enum', 'format', 'items', 'properties']);

const typesOf = ({ type }: PropertySchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

export const mayBeNull = (property: PropertySchema): boolean => typesOf(property).includes('null');

const mapInside = (
  key: string,
  value: unknown,
  map: (property: PropertySchema) => TSchema,
): unknown => {
  if (key === 'items') return map(value as PropertySchema);
  if (key !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, PropertySchema>).map(([name, inner]) => [
      name,
      map(inner),
    ]),
  );
};

/** Without the null of its types: a field that may be cleared is a union with null, whose faults are told apart. */
const kept = (
  property: PropertySchema,
  keeps: (key: string) => boolean,
  map: (property: PropertySchema) => TSchema,
): TSchema => {
  const types = typesOf(property).filter(type => type !== 'null');
  return Object.fromEntries(
    Object.entries(property)
      .filter(([key]) => keeps(key))
      .map(([key, value]) => {
        if (key === 'type') return [key, types.length === 1 ? types[0] : types];
        if (key === 'enum') return [key, (value as readonly unknown[]).filter(one => one !== null)];
        return [key, mapInside(key, value, map)];
      }),
  );
};

/** The values of an enumeration imply their type, and a fault shall name them. */
const asSent = (property: PropertySchema): TSchema => {
  const isSaid = (key: string) => !forPeople.has(key) && !(key === 'type' && property.enum);
  const value = kept(property, isSaid, asSent);
  return mayBeNull(property) ? Type.Union([value, Type.Null()]) : value;
};

/** An object whose fields nobody names is answered with all that it has. */
const asAnswered = (property: PropertySchema): TSchema => ({
  ...kept(property, key => shape.has(key), asAnswered),
  ...(typesOf(property).includes('object') &&
    !property.properties && { additionalProperties: true }),
});

/** The fields that people write, as a body holds them. */
const writtenOf = ({ properties }: RecordSchema): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, property]) => !property.readOnly)
      .map(([name, property]) => [name, asSent(property)]),
  );

const optional = (fields: Record<string, TSchema>, isOptional: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isOptional(name) ? Type.Optional(field) : field,
    ]),
  );

/** The body of a create: the required fields of the record, and whatever else people write. */
export const createBodyOf = (schema: RecordSchema): TSchema => {
  const required = new Set(schema.required);
  return strictObject(optional(writtenOf(schema), name => !required.has(name)));
};

/** The body of an update: the version that the person saw, and any of the fields; one that is absent keeps its value. */
export const updateBodyOf = (schema: RecordSchema): TSchema =>
  strictObject({
    ...optional(writtenOf(schema), () => true),
    version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  });

/** The record as every call presents it; a field without a value is absent. */
export const answerOf = (schema: RecordSchema): TSchema =>
  Type.Object(
    optional(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, asAnswered(property)]),
      ),
      name => name !== 'id',
    ),
  );
