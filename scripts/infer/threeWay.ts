import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';

/** What came of joining two states: the whole, and where both had changed the same, which stays as a person wrote it. */
export interface Joined {
  readonly value: unknown;
  /** JSON pointers. */
  readonly kept: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null) &&
  (one === undefined) === (other === undefined);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** An entry by what it is; an object by all that it says. */
const idOf = (value: unknown): string => canonicalJson(value);

const joinLists = (
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] => {
  const [before, after, there] = [base, theirs, mine].map(list => new Set(list.map(idOf)));
  const kept = mine.filter(one => !before?.has(idOf(one)) || after?.has(idOf(one)));
  const added = theirs.filter(one => !before?.has(idOf(one)) && !there?.has(idOf(one)));
  return [...kept, ...added];
};

/** Fields that a list or a layout names, in rows and sections too. */
const placed = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(placed);
  if (!isMembers(value)) return [];
  return [value['field'], value['of'], value['columns']].flatMap(placed);
};

/** What is new goes to the end, wherever a person moved the others. What is no more is taken out with its field. */
const joinPlaces = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  const there = new Set([...placed(base), ...placed(mine)]);
  const added = placed(theirs).filter(name => !there.has(name));
  if (Array.isArray(mine)) return [...(mine as readonly unknown[]), ...added];
  return isMembers(mine) && Array.isArray(mine['columns'])
    ? { ...mine, columns: [...(mine['columns'] as readonly unknown[]), ...added] }
    : mine;
};

/** The parts of a screen that place fields. */
const placing = new Set(['/list', '/form', '/show']);

/**
 * Joins what a person wrote and what was inferred anew, both from what was inferred before: what a person changed stays, what
 * is new comes in at the end, what is no more goes unless a person changed it.
 */
export const threeWay = (base: unknown, mine: unknown, theirs: unknown, at = ''): Joined => {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, kept: [] };
  if (isSame(base, mine)) return { value: theirs, kept: [] };
  if (placing.has(at) && mine !== undefined)
    return { value: joinPlaces(base, mine, theirs), kept: [] };
  if (isMembers(mine) && isMembers(theirs))
    return joinMembers(isMembers(base) ? base : {}, mine, theirs, at);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return { value: joinLists(base, mine, theirs), kept: [] };
  return { value: mine, kept: [at] };
};

const joinMembers = (base: Members, mine: Members, theirs: Members, at: string): Joined => {
  const found: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const one = threeWay(base[key], mine[key], theirs[key], `${at}/${escaped(key)}`);
    if (one.value !== undefined) found[key] = one.value;
    kept.push(...one.kept);
  }
  return { value: found, kept };
};

const namesOf = (schema: unknown): readonly string[] =>
  isMembers(schema) && isMembers(schema['properties']) ? Object.keys(schema['properties']) : [];

/** Lists of fields without those that are no more, at any depth. */
const withoutNames = (value: unknown, gone: ReadonlySet<string>): unknown => {
  if (Array.isArray(value))
    return value
      .filter(one => !gone.has(String(isMembers(one) ? one['field'] : one)))
      .map(one => withoutNames(one, gone))
      .filter(one => !(Array.isArray(one) && one.length === 0));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutNames(inner, gone)]),
  );
};

/**
 * A screen without fields that its schema had and lost: nothing lists them, and nothing is said of them. Conditions and rules
 * that ask for them are left, since only a person knows what they ask for then.
 */
export const withoutLost = (screen: Members, schemaBefore: unknown, schema: unknown): Members => {
  const names = new Set(namesOf(schema));
  const gone = new Set(namesOf(schemaBefore).filter(name => !names.has(name)));
  if (gone.size === 0) return screen;
  const { fields } = screen;
  return Object.fromEntries(
    Object.entries(screen).map(([key, value]) => {
      if (placing.has(`/${key}`)) return [key, withoutNames(value, gone)];
      if (key !== 'fields' || !isMembers(fields)) return [key, value];
      return [
        key,
        Object.fromEntries(
          Object.entries(fields).filter(([name]) => !gone.has(name.split('.')[0] ?? '')),
        ),
      ];
    }),
  );
};
