import type { RJSFSchema } from '@rjsf/utils';
import { createContext } from 'react';
import { definitionOf } from '#contract/model/schemaAt.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { caseTitles, definitionName, type CaseWords } from './cases/caseTitles.ts';
import { drawnSchema } from './drawnSchema.ts';
import { isOptionList } from './isOptionList.ts';

/** What a value may be part of, by the name that `later` gives it. */
export const LaterParts = createContext<JsonSchema['$defs']>(undefined);

type Definitions = JsonSchema['$defs'];

const drawn = new WeakMap<JsonSchema, RJSFSchema>();

const drawnOnce = (schema: JsonSchema): RJSFSchema => {
  const known = drawn.get(schema);
  if (known) return known;
  const made = drawnSchema(schema);
  drawn.set(schema, made);
  return made;
};

/** A drawn schema with what it names in the place of the name; what is inside stays as it is. */
const placed = (schema: unknown, $defs: Definitions): unknown => {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const { later, ...own } = schema as JsonSchema;
  const found = later === undefined ? undefined : definitionOf({ later }, $defs);
  return found ? { ...(placed(drawnOnce(found), $defs) as object), ...own } : schema;
};

const isStructure = (type: unknown): boolean => type === 'object' || type === 'array';

/** What may be nothing, as two alternatives: an entry of a list cannot be left out instead. Short values may be left empty. */
const nothingApart = (schema: unknown): readonly unknown[] => {
  if (typeof schema !== 'object' || schema === null) return [schema];
  const { type, ...own } = schema as JsonSchema;
  if (type === 'null' && own.title === undefined) return [{ ...own, type, title: '–' }];
  const types = [type ?? []].flat();
  const others = types.filter(one => one !== 'null');
  if (others.length === types.length || !others.every(isStructure)) return [schema];
  return [
    { ...own, type: others.length === 1 ? others[0] : others },
    { type: 'null', title: '–' },
  ];
};

/** Alternatives with a title each, by which people choose. Those of one value each are options, which have their own. */
const withTitles = (
  written: readonly unknown[],
  cases: readonly unknown[],
  around: JsonSchema,
  words: CaseWords,
): readonly unknown[] => {
  const schemas = cases.map(
    one => (typeof one === 'object' && one !== null ? one : {}) as JsonSchema,
  );
  if (isOptionList({ anyOf: schemas })) return cases;
  const nameOf = (at: number) => {
    const one = cases.length === written.length ? written[at] : undefined;
    return typeof one === 'object' && one !== null ? definitionName(one) : undefined;
  };
  const titles = caseTitles(
    schemas.map((schema, at) => ({ schema, name: nameOf(at) })),
    words,
    around,
  );
  return cases.map((one, at) =>
    typeof one === 'object' && one !== null ? { ...one, title: titles[at] } : one,
  );
};

const entryOf = (schema: unknown, $defs: Definitions, words: CaseWords): unknown => {
  const own = placed(schema, $defs);
  const [first, ...others] = nothingApart(own);
  if (others.length === 0) return own;
  const { title, description } = first as JsonSchema;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    anyOf: withTitles([], [first, ...others], {}, words),
  };
};

const anyType = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Values of a map: alternatives without a type would be taken for objects by rjsf, so that no other value fits any of them. */
const namedEntryOf = (schema: unknown, $defs: Definitions, words: CaseWords): unknown => {
  const entry = entryOf(schema, $defs, words);
  if (typeof entry !== 'object' || entry === null || 'type' in entry) return entry;
  return 'oneOf' in entry || 'anyOf' in entry ? { ...entry, type: anyType } : entry;
};

const sameLists = ['allOf', 'anyOf', 'oneOf'] as const;
const sameOnes = ['then', 'else'] as const;
const entries = ['items', 'additionalItems'] as const;

const mapped = (map: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(map).map(([name, one]) => [name, change(one)]));

/**
 * A drawn schema as rjsf draws one level of it: itself, its alternatives and cases, and the entries of a list or a map in the place
 * of their names. Properties keep theirs until they are opened.
 */
export const opened = (schema: RJSFSchema, $defs: Definitions, words: CaseWords): RJSFSchema => {
  const own = placed(schema, $defs) as Record<string, unknown>;
  const open = (one: unknown) =>
    typeof one === 'object' && one !== null ? opened(one, $defs, words) : one;
  const changed: Record<string, unknown> = { ...own };
  for (const key of sameLists)
    if (Array.isArray(own[key])) {
      const all = own[key].map(open);
      const cases: readonly unknown[] = key === 'allOf' ? all : all.flatMap(nothingApart);
      changed[key] = key === 'allOf' ? cases : withTitles(own[key], cases, own, words);
    }
  for (const key of sameOnes) if (own[key] !== undefined) changed[key] = open(own[key]);
  for (const key of entries)
    if (own[key] !== undefined) changed[key] = entryOf(own[key], $defs, words);
  const { dependencies, patternProperties, additionalProperties } = own;
  if (additionalProperties !== undefined)
    changed['additionalProperties'] = namedEntryOf(additionalProperties, $defs, words);
  if (dependencies)
    changed['dependencies'] = mapped(dependencies, one => (Array.isArray(one) ? one : open(one)));
  if (patternProperties)
    changed['patternProperties'] = mapped(patternProperties, one => entryOf(one, $defs, words));
  return changed;
};
