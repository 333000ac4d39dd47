/** Where a JSON Schema says that phone numbers of clients stand. */
export interface PhoneShape {
  /** Every text here is a number, or several. */
  readonly isPhone: boolean;
  readonly properties: ReadonlyMap<string, PhoneShape>;
  readonly items: PhoneShape | undefined;
  /** The schema does not say what is below: what it describes nowhere is known by its name. */
  readonly isOpen: boolean;
}

interface Schema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly patternProperties?: unknown;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
  readonly prefixItems?: readonly unknown[];
}

export const openShape: PhoneShape = {
  isPhone: false,
  properties: new Map(),
  items: undefined,
  isOpen: true,
};

const noShape: PhoneShape = { ...openShape, isOpen: false };

/** Alternatives of one place: it may hold whatever one of them allows. */
export const mergeShapes = (shapes: readonly PhoneShape[]): PhoneShape => {
  const [first, ...others] = shapes;
  if (!first) return noShape;
  return others.reduce((one, other) => {
    const properties = new Map(one.properties);
    for (const [name, shape] of other.properties) {
      const known = properties.get(name);
      properties.set(name, known ? mergeShapes([known, shape]) : shape);
    }
    return {
      isPhone: one.isPhone || other.isPhone,
      properties,
      items:
        one.items && other.items
          ? mergeShapes([one.items, other.items])
          : (one.items ?? other.items),
      isOpen: one.isOpen || other.isOpen,
    };
  }, first);
};

const alternatives = ['anyOf', 'oneOf', 'allOf', 'then', 'else'] as const;

const isOpenEnded = (value: unknown): boolean => value !== undefined && value !== false;

const isOpenObject = ({
  type,
  properties,
  patternProperties,
  additionalProperties,
}: Schema): boolean =>
  isOpenEnded(patternProperties) ||
  isOpenEnded(additionalProperties) ||
  (properties === undefined && [type].flat().includes('object'));

/** Says nothing about its values at all. */
const isSilent = (schema: Schema): boolean =>
  schema.type === undefined &&
  schema.properties === undefined &&
  schema.items === undefined &&
  schema.const === undefined &&
  schema.enum === undefined &&
  !alternatives.some(key => Object.hasOwn(schema, key));

const read = (schema: unknown, within: readonly unknown[]): PhoneShape => {
  if (schema === null || typeof schema !== 'object') return openShape;
  // A schema that holds itself is drawn once; below that, names say what is a number.
  if (within.includes(schema)) return openShape;
  const inside = [...within, schema];
  const said = schema as Schema;
  if (said.format === 'phone') return { ...noShape, isPhone: true };
  const others = alternatives.flatMap(key => {
    const value = (schema as Record<string, unknown>)[key];
    return (value === undefined ? [] : [value]).flat();
  });
  const entries = [said.items, said.prefixItems].flat().filter(one => one !== undefined);
  const isList = [said.type].flat().includes('array');
  const own: PhoneShape = {
    isPhone: false,
    properties: new Map(
      Object.entries(said.properties ?? {}).map(([name, inner]) => [name, read(inner, inside)]),
    ),
    items:
      entries.length > 0
        ? mergeShapes(entries.map(entry => read(entry, inside)))
        : isList
          ? openShape
          : undefined,
    isOpen: isSilent(said) || Object.hasOwn(schema, '$ref') || isOpenObject(said),
  };
  return mergeShapes([own, ...others.map(other => read(other, inside))]);
};

const known = new WeakMap<object, PhoneShape>();

/** Where a schema says that phone numbers stand: `format: "phone"`, at any depth. Remembered by the schema. */
export const phoneShape = (schema: object): PhoneShape => {
  const remembered = known.get(schema);
  if (remembered) return remembered;
  const made = read(schema, []);
  known.set(schema, made);
  return made;
};

/** Names of the fields that a shape says are numbers. */
export const phoneNamesIn = ({ properties, items }: PhoneShape): readonly string[] => [
  ...[...properties].flatMap(([name, shape]) => [
    ...(shape.isPhone || shape.items?.isPhone ? [name] : []),
    ...phoneNamesIn(shape),
  ]),
  ...(items ? phoneNamesIn(items) : []),
];
