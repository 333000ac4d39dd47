import type { TSchema } from 'typebox';
import type { MetaSchema } from '../check/checkStructure.ts';
import type { KeyNotes } from './keys.ts';
import { partOf } from './partOf.ts';
import { outsideNames, type OutsideNames } from './registered.ts';
import { screen } from './screen.ts';

type Definition = { -readonly [Word in keyof MetaSchema]: MetaSchema[Word] };

/** The words of JSON Schema in which TypeBox keeps a schema, with what the grammar adds to them. */
interface Source extends KeyNotes, Omit<MetaSchema, 'oneOf'> {
  readonly $id?: string;
  readonly anyOf?: readonly TSchema[];
}

const isFilled = (schema: Source | undefined): boolean => schema?.isFilled === true;

class Writer {
  readonly definitions: Record<string, Definition> = {};
  readonly #isWritten: boolean;

  /** @param isWritten as files write it: with the short forms, and the keys that only files have. */
  constructor(isWritten: boolean) {
    this.#isWritten = isWritten;
  }

  write(schema: TSchema): Definition {
    const { $id, $ref, words, isFilled: _, besides, ...source } = schema as Source;
    const own = words === undefined ? {} : { description: words };
    if (besides && this.#isWritten) {
      const forms = [{ ...schema, besides: undefined, words: undefined }, ...besides];
      return { oneOf: forms.map(form => this.write(form)), ...own };
    }
    if ($ref !== undefined) return { $ref: `#/$defs/${$ref}`, ...own };
    if ($id === undefined) return { ...this.#writeForm(source), ...own };
    if (!Object.hasOwn(this.definitions, $id)) {
      // Its place is taken first: definitions stand in the order in which a file meets them.
      this.definitions[$id] = {};
      Object.assign(this.definitions[$id], this.#writeForm(source));
    }
    return { $ref: `#/$defs/${$id}`, ...own };
  }

  #writeForm({ asWritten, alsoWritten, ...source }: Source): Definition {
    if (!this.#isWritten) return this.#writeWhole(source);
    if (asWritten === undefined)
      return this.#writeWhole({
        ...source,
        ...(alsoWritten && { properties: { ...source.properties, ...alsoWritten } }),
      });
    const { description } = source;
    return {
      ...(description !== undefined && { description }),
      ...this.#writeForm(asWritten),
    };
  }

  #writeWhole({
    anyOf,
    properties,
    required,
    items,
    additionalProperties,
    propertyNames,
    ...rest
  }: Source): Definition {
    const needed = required?.filter(key => !isFilled(properties?.[key])) ?? [];
    return {
      ...rest,
      ...(anyOf && { oneOf: anyOf.map(schema => this.write(schema)) }),
      ...(additionalProperties !== undefined && {
        additionalProperties: additionalProperties && this.write(additionalProperties),
      }),
      ...(propertyNames && { propertyNames: this.write(propertyNames) }),
      ...(needed.length > 0 && { required: needed }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, schema]) => [key, this.write(schema)]),
        ),
      }),
      ...(items && { items: this.write(items) }),
    };
  }
}

const writeScreen = (isWritten: boolean): MetaSchema & { readonly title: string } => {
  const writer = new Writer(isWritten);
  const { title = '', description = '', ...rest } = writer.write(screen);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description,
    ...rest,
    $defs: writer.definitions,
  };
};

/** The grammar of screen files in full as JSON Schema, without the names that only folders and the table of calls know. */
export const metaSchema = writeScreen(false);

/** The same as files write it, with the short forms that are put in full where a file is read (`contract/model/written`). */
export const writtenSchema = writeScreen(true);

const withNames = (schema: typeof metaSchema, names: OutsideNames): typeof metaSchema => ({
  ...schema,
  $defs: {
    ...schema.$defs,
    ...Object.fromEntries(
      outsideNames.map(sort => [sort, { ...schema.$defs?.[sort], enum: names[sort] }]),
    ),
  },
});

/** The grammar with the names that there are outside of the model: what the check asks. */
export const metaSchemaWith = (names: OutsideNames): typeof metaSchema =>
  withNames(metaSchema, names);

/** What editors complete and underline: files as they are written, those included that extend another. */
export const editorSchemaWith = (names: OutsideNames): object =>
  partOf(withNames(writtenSchema, names));
