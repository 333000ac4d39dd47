import Type, {
  type Static,
  type TObject,
  type TObjectOptions,
  type TOptional,
  type TProperties,
  type TReadonly,
  type TSchema,
  type TUnsafe,
} from 'typebox';

/*
 * What the grammar of screen files is written with: TypeBox, in which each key says whether a file may leave it out, and
 * what it is for. A schema with an `$id` is a definition of the meta-schema under that name.
 */

type Bounds = Readonly<Record<string, unknown>>;

/** What a key adds to its schema; `metaSchema.ts` reads it. */
export interface KeyNotes {
  /** What the key is for, in place of what its definition says. */
  readonly words?: string;
  readonly isFilled?: true;
  /** How a file writes it, where that is more than what its readers find: see `alsoAs`, `hereAs` and `alsoWith`. */
  readonly asWritten?: TSchema;
  readonly besides?: readonly TSchema[];
  readonly alsoWritten?: TProperties;
}

const noted = <Schema extends TSchema>(schema: Schema, notes: KeyNotes): Schema =>
  // Notes change nothing of what the schema lets through.
  Type.With(schema, notes) as Schema;

/** A key that every file has. `words` tell what it is for, where that is more than its definition says. */
export const needed = <Schema extends TSchema>(schema: Schema, words?: string): Schema =>
  noted(schema, { words });

/** A key that a file may leave out. */
export const may = <Schema extends TSchema>(schema: Schema, words?: string): TOptional<Schema> =>
  Type.Optional(noted(schema, { words })) as TOptional<Schema>;

/** A key that a file may leave out and every reader finds, since `screenFileOf` fills it in. */
export const filled = <Schema extends TSchema>(schema: Schema, words?: string): Schema =>
  noted(schema, { words, isFilled: true });

/** A schema that a file may also write in other forms; whoever reads the screen finds the first (`contract/model/written`). */
export const alsoAs = <Schema extends TSchema>(
  schema: Schema,
  ...forms: readonly TSchema[]
): Schema => {
  const {
    $id: _,
    description: _told,
    anyOf,
    ...own
  } = schema as Schema & {
    readonly $id?: string;
    readonly description?: string;
    readonly anyOf?: readonly TSchema[];
  };
  return writtenAs(schema, Type.Union([...(anyOf ?? [own as TSchema]), ...forms]));
};

/** The same under one key alone, where the schema is a definition that stands elsewhere too. */
export const hereAs = <Schema extends TSchema>(
  schema: Schema,
  ...besides: readonly TSchema[]
): Schema => noted(schema, { besides });

/** A schema in place of which files are held to another one. */
export const writtenAs = <Schema extends TSchema>(schema: Schema, asWritten: TSchema): Schema =>
  noted(schema, { asWritten });

/** An object that has more keys in a file than its readers find. */
export const alsoWith = <Schema extends TSchema>(
  schema: Schema,
  alsoWritten: TProperties,
): Schema => noted(schema, { alsoWritten });

type ReadonlyKeys<Keys extends TProperties> = { [Key in keyof Keys]: TReadonly<Keys[Key]> };

/** An object with these keys and no others; anyone who reads it changes nothing. */
export const keys = <Keys extends TProperties>(
  properties: Keys,
  options: TObjectOptions = {},
): TObject<ReadonlyKeys<Keys>> =>
  // Whether a file is read only concerns the types alone.
  Type.Object(properties, { additionalProperties: false, ...options }) as unknown as TObject<
    ReadonlyKeys<Keys>
  >;

export const listOf = <Item extends TSchema>(
  items: Item,
  bounds: Bounds = {},
): TUnsafe<readonly Static<Item>[]> => Type.Unsafe(Type.Array(items, bounds));

/** Values by names that the file chooses; `propertyNames` in the bounds says which form those have. */
export const mapOf = <Value extends TSchema>(
  value: Value,
  bounds: Bounds = {},
): TUnsafe<Readonly<Record<string, Static<Value>>>> =>
  Type.Unsafe({ type: 'object', ...bounds, additionalProperties: value });

/** Values by names of an enumeration. */
export const mapBy = <Name extends TSchema, Value extends TSchema>(
  name: Name,
  value: Value,
  bounds: Bounds = {},
): TUnsafe<Readonly<Partial<Record<Static<Name> & string, Static<Value>>>>> =>
  Type.Unsafe({ type: 'object', ...bounds, propertyNames: name, additionalProperties: value });

/**
 * A schema whose type is told elsewhere, because it holds itself or because other code is about it too: what the schema
 * lets through is of that type, or it does not compile.
 */
export const typed =
  <Type>() =>
  <Schema extends TSchema>(schema: Static<Schema> extends Type ? Schema : never): TUnsafe<Type> =>
    Type.Unsafe<Type>(schema);

/** A definition inside itself, by its `$id`. */
export const within = <Type>($ref: string): TUnsafe<Type> => Type.Unsafe<Type>({ $ref });
