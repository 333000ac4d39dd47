import type { Fault } from '#contract/model/checkScreen.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import type { Inferred } from './inferScreen.ts';

/** What was left out of a file, and why. */
export interface LeftOut {
  readonly file: keyof Inferred;
  readonly at: string;
  readonly message: string;
}

/** Parts without which nothing is left. */
const needed = new Set(
  [
    '',
    'format',
    'resource',
    'route',
    'label',
    'schema',
    'access',
    'list',
    'data',
    'data/list',
    'menu/group',
    'type',
    'properties',
  ].map(path => (path === '' ? '' : `/${path}`)),
);

const without = (value: unknown, [step, ...more]: readonly string[]): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(value))
    return more.length === 0
      ? value.filter((_, at) => String(at) !== step)
      : value.map((one: unknown, at) => (String(at) === step ? without(one, more) : one));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
      if (key !== step) return [[key, inner]];
      return more.length === 0 ? [] : [[key, without(inner, more)]];
    }),
  );
};

const has = (value: unknown, steps: readonly string[]): boolean =>
  steps.every(step => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
    value = (value as Members)[step];
    return true;
  });

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const mostRounds = 40;

/**
 * Takes out what the checks refuse, until nothing is refused: a call that a role may not make, a word that means nothing here.
 * @param check what is wrong with the two files, by file
 * @returns what is left, and the faults that cannot be mended so; [] where all is well
 */
export const withoutFaults = (
  inferred: Inferred,
  check: (inferred: Inferred) => readonly (Fault & { readonly of: keyof Inferred })[],
): {
  readonly inferred: Inferred;
  readonly leftOut: readonly LeftOut[];
  readonly faults: readonly Fault[];
} => {
  let left = inferred;
  const leftOut: LeftOut[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const faults = check(left).filter(({ isNote }) => !isNote);
    const [first] = faults.filter(
      ({ of, pointer }) => !needed.has(pointer) && has(left[of], stepsOf(pointer)),
    );
    if (!first) return { inferred: left, leftOut, faults };
    const { of, pointer, message } = first;
    left = { ...left, [of]: without(left[of], stepsOf(pointer)) };
    leftOut.push({ file: of, at: pointer, message });
  }
  return { inferred: left, leftOut, faults: check(left).filter(({ isNote }) => !isNote) };
};
