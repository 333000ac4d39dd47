import type { TSchema } from 'typebox';
import type { MetaSchema } from '../check/checkStructure.ts';
import type { KeyNotes } from './keys.ts';
import { outsideNames, type OutsideNames } from './registered.ts';
import { screen } from './screen.ts';

type Written = { -readonly [Word in keyof MetaSchema]: MetaSchema[Word] };
type Definitions = Record<string, Written>;

/** The words of JSON Schema in which TypeBox keeps a schema, with what the grammar adds to them. */
interface Source extends KeyNotes, Omit<MetaSchema, 'oneOf'> {
  readonly $id?: string;
  readonly anyOf?: readonly TSchema[];
}

const write = (schema: TSchema, definitions: Definitions): Written => {
  const { $id, $ref, words, isFilled: _, ...source } = schema as Source;
  const own = words === undefined ? {} : { description: words };
  if ($ref !== undefined) return { $ref: `#/$defs/${$ref}`, ...own };
  if ($id === undefined) return { ...writeWhole(source, definitions), ...own };
  if (!Object.hasOwn(definitions, $id)) {
    // Its place is taken first: definitions are in the order in which a file meets them.
    definitions[$id] = {};
    Object.assign(definitions[$id], writeWhole(source, definitions));
  }
  return { $ref: `#/$defs/${$id}`, ...own };
};

const isFilled = (schema: Source | undefined): boolean => schema?.isFilled === true;

const writeWhole = (
  { anyOf, properties, required, items, additionalProperties, propertyNames, ...rest }: Source,
  definitions: Definitions,
): Written => {
  const inner = (schema: MetaSchema) => write(schema, definitions);
  const needed = required?.filter(key => !isFilled(properties?.[key])) ?? [];
  return {
    ...rest,
    ...(anyOf && { oneOf: anyOf.map(schema => write(schema, definitions)) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && inner(additionalProperties),
    }),
    ...(propertyNames && { propertyNames: inner(propertyNames) }),
    ...(needed.length > 0 && { required: needed }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, schema]) => [key, inner(schema)]),
      ),
    }),
    ...(items && { items: inner(items) }),
  };
};

const writeScreen = (): MetaSchema & { readonly title: string } => {
  const definitions: Definitions = {};
  const { title = '', description = '', ...rest } = write(screen, definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description,
    ...rest,
    $defs: definitions,
  };
};

/** The grammar of screen files as JSON Schema, without the names that only folders and the table of calls know. */
export const metaSchema = writeScreen();

/** The grammar with the names that there are outside of the model: what editors complete and the check asks. */
export const metaSchemaWith = (names: OutsideNames): typeof metaSchema => ({
  ...metaSchema,
  $defs: {
    ...metaSchema.$defs,
    ...Object.fromEntries(
      outsideNames.map(sort => [sort, { ...metaSchema.$defs?.[sort], enum: names[sort] }]),
    ),
  },
});
