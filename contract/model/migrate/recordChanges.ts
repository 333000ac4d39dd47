import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { KindName } from '#contract/kinds/kindNames.ts';
import type { JsonSchema, JsonType } from '#contract/model/jsonSchema.ts';
import type { Field, Option, RecordScreen } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';

/**
 * What another state of a screen means for a record that was stored before. `path` is of the newer state, but for what is no
 * more; a field of a list's entries has the path of its list in front.
 */
export type RecordChange =
  | { readonly kind: 'added'; readonly path: string }
  | { readonly kind: 'removed'; readonly path: string }
  /** It is worked out, or in another way than before. */
  | { readonly kind: 'computed'; readonly path: string }
  | { readonly kind: 'renamed'; readonly path: string; readonly from: string }
  /** `true`: of every record. It was asked for less often, or not at all. */
  | { readonly kind: 'required'; readonly path: string; readonly when: Condition }
  /** Types that a stored value may have and the newer schema does not take are in `was` alone. */
  | {
      readonly kind: 'type';
      readonly path: string;
      readonly was: readonly JsonType[];
      readonly is: readonly JsonType[];
    }
  /** The same JSON, read as another kind: a number as money, a text as a day. */
  | {
      readonly kind: 'meaning';
      readonly path: string;
      readonly was: KindName;
      readonly is: KindName;
    }
  /** Values that could be chosen and cannot any more. */
  | { readonly kind: 'values'; readonly path: string; readonly values: readonly Option['value'][] }
  /** A rule of the schema that takes less than before, or may: `path` is empty for one of the whole record. */
  | {
      readonly kind: 'narrowed';
      readonly path: string;
      readonly keyword: string;
      readonly was: unknown;
      readonly is: unknown;
    }
  /** Its ids are those of another screen's records. */
  | {
      readonly kind: 'target';
      readonly path: string;
      readonly was: string | null;
      readonly is: string | null;
    }
  /** A rule over several fields, or a registered check, which a stored record may break; `path` is its name. */
  | { readonly kind: 'rule'; readonly path: string; readonly fields: readonly string[] }
  /** Other calls, or the generic store instead, keep the records; `path` is the key of the screen file. */
  | { readonly kind: 'store'; readonly path: string; readonly was: unknown; readonly is: unknown };

/** What of a screen says what its records are. */
export type RecordState = Pick<RecordScreen, 'fields' | 'rules' | 'check' | 'data' | 'schema'>;

type Fields = readonly Field[];

interface Pair {
  readonly path: string;
  readonly was: Field;
  readonly is: Field;
}

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** The field of the older state whose values a field has: that of its name, or of an earlier name of it. */
const beforeOf = (is: Field, before: Fields, after: Fields, prefix: string): Field | undefined => {
  const own = before.find(({ path }) => path === is.path);
  if (own) return own;
  const isTaken = (path: string) => after.some(other => other.path === path);
  return before.find(
    ({ path }) => !isTaken(path) && (is.was.includes(path) || is.was.includes(prefix + path)),
  );
};

const typesOf = ({ schema: { type } }: Field): readonly JsonType[] => {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
};

/** Whether a value of one type is one of the other too. */
const takes = (types: readonly JsonType[], type: JsonType): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const typeChanges = ({ path, was, is }: Pair): readonly RecordChange[] => {
  const [before, after] = [typesOf(was), typesOf(is)];
  const lost = before.length === 0 ? after.length > 0 : before.some(type => !takes(after, type));
  if (lost) return [{ kind: 'type', path, was: before, is: after }];
  return was.kind === is.kind ? [] : [{ kind: 'meaning', path, was: was.kind, is: is.kind }];
};

const chosen = ({ options }: Field): readonly Option['value'][] =>
  options.map(({ value }) => value);

const valueChanges = ({ path, was, is }: Pair): readonly RecordChange[] => {
  const [before, after] = [chosen(was), chosen(is)];
  if (before.length === 0 && after.length > 0)
    return [{ kind: 'narrowed', path, keyword: 'enum', was: undefined, is: after }];
  const values = before.filter(value => !after.includes(value));
  return values.length === 0 || after.length === 0 ? [] : [{ kind: 'values', path, values }];
};

/** Said in other ways, or no business of what is stored. */
const untold = new Set(
  `$schema $id $defs title description default examples readOnly type enum enumNames properties items required cases
  alternatives isShape`.split(/\s+/),
);

const atLeast = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const atMost = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** Whether a keyword takes all that it took. Of what cannot be compared the answer is no. */
const isWider = (keyword: string, was: unknown, is: unknown): boolean => {
  if (is === undefined || is === true) return keyword !== 'uniqueItems' || is === undefined;
  if (keyword === 'uniqueItems') return is === false;
  if (typeof was !== 'number' || typeof is !== 'number') return false;
  if (keyword === 'multipleOf') return Number.isInteger(was / is);
  return (atLeast.has(keyword) && is <= was) || (atMost.has(keyword) && is >= was);
};

/** Names of values are no rule. */
const isOptions = (schema: JsonSchema, keyword: string): boolean =>
  (keyword === 'oneOf' || keyword === 'anyOf') &&
  (schema[keyword] ?? []).every(one => one.const !== undefined);

const narrowed = (path: string, was: JsonSchema, is: JsonSchema): readonly RecordChange[] => {
  const words = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof JsonSchema)[];
  return words.flatMap((keyword): readonly RecordChange[] => {
    const [old, next] = [was[keyword], is[keyword]];
    const isTold = !untold.has(keyword) && !(isOptions(was, keyword) && isOptions(is, keyword));
    if (!isTold || isSame(old, next) || isWider(keyword, old, next)) return [];
    return [{ kind: 'narrowed', path, keyword, was: old, is: next }];
  });
};

/** What is inside a value that has a form of its own, or of a list of single values: there are no fields to tell of. */
const shapeChanges = ({ path, was, is }: Pair): readonly RecordChange[] =>
  [was, is].some(({ options, children }) => options.length > 0 || children.length > 0)
    ? []
    : (['items', 'properties', 'required'] as const)
        .filter(keyword => !isSame(was.schema[keyword], is.schema[keyword]))
        .map(keyword => ({
          kind: 'narrowed',
          path,
          keyword,
          was: was.schema[keyword],
          is: is.schema[keyword],
        }));

const requiredChanges = (
  path: string,
  was: Field | undefined,
  is: Field,
): readonly RecordChange[] =>
  is.required === false || was?.required === true || isSame(was?.required, is.required)
    ? []
    : [{ kind: 'required', path, when: is.required }];

const targetOf = ({ reference }: Field): string | null => reference?.to ?? null;

const pairChanges = (pair: Pair): readonly RecordChange[] => {
  const { path, was, is } = pair;
  return [
    ...(was.path === is.path
      ? []
      : [{ kind: 'renamed' as const, path, from: path.replace(is.path, was.path) }]),
    ...requiredChanges(path, was, is),
    ...typeChanges(pair),
    ...valueChanges(pair),
    ...narrowed(path, was.schema, is.schema),
    ...shapeChanges(pair),
    ...(targetOf(was) !== targetOf(is)
      ? [{ kind: 'target' as const, path, was: targetOf(was), is: targetOf(is) }]
      : []),
    ...(is.compute !== null && !isSame(was.compute, is.compute)
      ? [{ kind: 'computed' as const, path }]
      : []),
    ...(was.children.length > 0 && is.children.length > 0
      ? fieldChanges(was.children, is.children, `${path}.`)
      : []),
  ];
};

const fieldChanges = (before: Fields, after: Fields, prefix: string): readonly RecordChange[] => {
  const kept = new Set<Field>();
  const found = after.flatMap((is): readonly RecordChange[] => {
    const path = prefix + is.path;
    const was = beforeOf(is, before, after, prefix);
    if (!was) return [{ kind: 'added', path }, ...requiredChanges(path, undefined, is)];
    kept.add(was);
    return pairChanges({ path, was, is });
  });
  const gone = before.filter(field => !kept.has(field));
  return [...gone.map(({ path }) => ({ kind: 'removed' as const, path: prefix + path })), ...found];
};

const ruleChanges = (was: RecordState, is: RecordState): readonly RecordChange[] => [
  ...is.rules.flatMap((rule): readonly RecordChange[] => {
    const before = was.rules.find(({ name }) => name === rule.name);
    return before && isSame(before.fail, rule.fail)
      ? []
      : [{ kind: 'rule', path: rule.name, fields: rule.at }];
  }),
  ...(is.check !== null && is.check !== was.check
    ? [{ kind: 'rule' as const, path: is.check, fields: [] }]
    : []),
];

/** What the calls are asked with moves no record; which they are does. */
const keeperOf = ({ data }: RecordState): unknown => data.calls?.list.call ?? null;

const storeChanges = (was: RecordState, is: RecordState): readonly RecordChange[] =>
  [
    { path: 'data/calls', was: keeperOf(was), is: keeperOf(is) },
    { path: 'data/key', was: was.data.key, is: is.data.key },
    { path: 'data/removal', was: was.data.removal, is: is.data.removal },
  ]
    .filter(one => one.was !== one.is)
    .map(one => ({ kind: 'store' as const, ...one }));

/**
 * What a newer state of a screen means for records that are stored already: all that such a record may lack, hold in vain or
 * break. What takes as much as before or more is no change. Removed fields come first, then those of the newer state in its order.
 */
export const recordChanges = (was: RecordState, is: RecordState): readonly RecordChange[] => [
  ...storeChanges(was, is),
  ...fieldChanges(Object.values(was.fields), Object.values(is.fields), ''),
  ...narrowed('', was.schema, is.schema),
  ...ruleChanges(was, is),
];
