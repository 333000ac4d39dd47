import { titleOf } from '../complete/completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { definitionOf } from '../schemaAt.ts';
import type { Shared } from './SharedFiles.ts';

type Words = Shared['words'];

const ones = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'] as const;
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const maps = ['patternProperties', 'dependentSchemas', '$defs'] as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries that are others than before; undefined where none is. */
const changed = <Key extends string | number>(
  entries: readonly (readonly [Key, unknown])[],
  change: (part: unknown, key: Key) => unknown,
): readonly (readonly [Key, unknown])[] | undefined => {
  const next = entries.map(([key, part]) => [key, change(part, key)] as const);
  return next.some(([, part], at) => part !== entries[at]?.[1]) ? next : undefined;
};

/**
 * A record schema whose own texts have the Hindi of the glossary beside them (`hi`): what is inside a value has no place in the
 * screen file to say it. What has none stays the same object.
 */
export const schemaInHindi = (schema: JsonSchema, words: Words): JsonSchema => {
  const { $defs } = schema;
  const hindiOf = (english: string | undefined): string | undefined =>
    english !== undefined && Object.hasOwn(words, english) ? words[english] : undefined;
  /** The name that a property has in its object, which its definition may say. */
  const nameOf = (part: JsonSchema, name: string): string =>
    titleOf(name, { title: part.title ?? definitionOf(part, $defs)?.title }).en;

  const read = (part: unknown, name?: string): unknown => {
    if (!isSchema(part)) return part;
    const title = hindiOf(name === undefined ? part.title : nameOf(part, name));
    const description = hindiOf(part.description);
    const enumNames = part.enumNames?.map(one => hindiOf(one) ?? one);
    const hi = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(enumNames?.some((one, at) => one !== part.enumNames?.[at]) && { enumNames }),
    };
    const inner: Record<string, unknown> = Object.keys(hi).length > 0 ? { hi } : {};
    for (const key of ones) {
      const next = read(part[key]);
      if (next !== part[key]) inner[key] = next;
    }
    for (const key of lists) {
      const next = changed([...(part[key] ?? []).entries()], one => read(one));
      if (next) inner[key] = next.map(([, one]) => one);
    }
    for (const key of [...maps, 'properties'] as const) {
      const next = changed(Object.entries(part[key] ?? {}), (one, property) =>
        read(one, key === 'properties' ? property : undefined),
      );
      if (next) inner[key] = Object.fromEntries(next);
    }
    return Object.keys(inner).length > 0 ? { ...part, ...inner } : part;
  };
  return Object.keys(words).length === 0 ? schema : (read(schema) as JsonSchema);
};
