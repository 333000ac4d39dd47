import type { MetaSchema } from '../check/checkStructure.ts';

/** JSON Schema with the words that files which extend another need besides. */
type Part = Readonly<Record<string, unknown>>;

const suffix = 'Part';

const nameIn = ({ $ref }: MetaSchema): string | undefined => $ref?.replace('#/$defs/', '');

/** Whether members are found in it that may be left out or removed; lists are replaced as a whole. */
const hasMembers = (schema: MetaSchema, defs: Readonly<Record<string, MetaSchema>>): boolean => {
  const name = nameIn(schema);
  if (name !== undefined) return hasMembers(defs[name] ?? {}, defs);
  if (schema.oneOf) return schema.oneOf.some(one => hasMembers(one, defs));
  return schema.type === 'object';
};

/**
 * The schema of screen files with what one that extends another may write besides. Each member may be left out, for it is
 * the other's, and `null` removes one. Such files are known by the key `extends`.
 */
export const partOf = (whole: MetaSchema): Part => {
  const defs = whole.$defs ?? {};
  const parts: Record<string, Part> = {};
  const orNull = (schema: MetaSchema): Part => ({ anyOf: [part(schema), { type: 'null' }] });
  const part = (schema: MetaSchema): Part => {
    const name = nameIn(schema);
    if (name !== undefined) {
      if (!hasMembers(schema, defs)) return { ...schema };
      if (!Object.hasOwn(parts, name + suffix)) {
        parts[name + suffix] = {};
        parts[name + suffix] = part(defs[name] ?? {});
      }
      return { ...schema, $ref: `#/$defs/${name}${suffix}` };
    }
    if (schema.oneOf) {
      const { oneOf, ...rest } = schema;
      return { ...rest, anyOf: oneOf.map(part) };
    }
    if (schema.type !== 'object') return { ...schema };
    const {
      required: _,
      minProperties: _least,
      maxProperties: _most,
      properties,
      additionalProperties,
      propertyNames,
      ...rest
    } = schema;
    return {
      ...rest,
      ...(propertyNames && { propertyNames: { anyOf: [propertyNames, { const: 'extends' }] } }),
      ...(properties && {
        properties: {
          ...Object.fromEntries(
            Object.entries(properties).map(([key, inner]) => [key, orNull(inner)]),
          ),
          // Takes nothing over; that of the file itself names the screen.
          ...(!properties['extends'] && { extends: { type: 'null' } }),
        },
      }),
      ...(additionalProperties !== undefined && {
        additionalProperties: additionalProperties && orNull(additionalProperties),
      }),
    };
  };
  const { $schema, $defs: _defs, title, description, ...screen } = whole;
  const extending = {
    type: 'object',
    properties: { extends: { type: 'string' } },
    required: ['extends'],
  };
  return {
    $schema,
    title,
    description,
    // Each says `else` alone: what has a `then` looks like a promise.
    allOf: [
      { if: extending, else: screen },
      { if: { type: 'object', not: extending }, else: part(screen) },
    ],
    $defs: { ...defs, ...parts },
  };
};
