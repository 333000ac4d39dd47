import { isRef } from '../../../rules/condition.ts';
import type { Calc } from '../../../rules/calc.ts';
import { pathsOf } from '../../../rules/fieldsOf.ts';
import { pointer } from '../../files/jsonPositions.ts';
import type { Field } from '../../screen.ts';
import type { CheckContext } from '../context.ts';

/** Every path that a computed value names, and `<list>.<field>` where it sums or counts a field of the items. */
const namedIn = (calc: Calc): readonly string[] => {
  if (typeof calc !== 'object') return [];
  if (isRef(calc)) return [calc.$];
  if ('when' in calc) return [...pathsOf(calc.when), ...namedIn(calc.use), ...namedIn(calc.else)];
  return Object.entries(calc).flatMap(([operator, values]) => {
    const [list, field] = values;
    const ofItems =
      (operator === 'sum' || operator === 'count') && isRef(list) && typeof field === 'string'
        ? [`${list.$}.${field}`]
        : [];
    return [...values.flatMap(namedIn), ...ofItems];
  });
};

/** By field, named as in `fields`: the fields that its computed value comes from. */
export type Sources = ReadonlyMap<string, readonly string[]>;

export const sourcesOf = (fields: readonly Field[], around = '', outer = ''): Sources => {
  const own = fields.flatMap(({ path, compute, visible, whenHidden }) => {
    if (compute === null) return [];
    // A value that goes when its field is hidden comes from what hides it too.
    const named = [...namedIn(compute), ...(whenHidden === 'clear' ? pathsOf(visible) : [])];
    const full = named.flatMap(name => {
      const [root, ...rest] = name.split('.');
      if (root === 'record') return around + rest.join('.');
      return root === 'parent' ? outer + rest.join('.') : [];
    });
    return [[around + path, full] as const];
  });
  const inner = fields.flatMap(({ path, children }) => [
    ...sourcesOf(children, `${around}${path}.`, around),
  ]);
  return new Map([...own, ...inner]);
};

/** The way from a field back to itself, both ends included; undefined when there is none. */
const wayBack = (
  sources: Sources,
  start: string,
  way: readonly string[] = [start],
): readonly string[] | undefined => {
  for (const next of sources.get(way.at(-1) ?? '') ?? []) {
    if (next === start) return [...way, start];
    const found = way.includes(next) ? undefined : wayBack(sources, start, [...way, next]);
    if (found) return found;
  }
  return undefined;
};

/** Finds computed values that come from themselves, straight or by way of others; each circle is told once. */
export const checkCycles = ({ add, fields }: CheckContext): void => {
  const sources = sourcesOf(Object.values(fields));
  const told = new Set<string>();
  for (const start of sources.keys()) {
    const way = told.has(start) ? undefined : wayBack(sources, start);
    if (!way) continue;
    for (const path of way) told.add(path);
    add(
      pointer('fields', start, 'compute'),
      `Is calculated from itself: ${way.join(' ← ')}. Remove one of these references`,
    );
  }
};
