import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from '../../values/withValueAt.ts';
import type { Problem } from '../faults/problems.ts';

interface Entered {
  readonly values: Values;
  /** As it is stored, or as a new record begins. */
  readonly original: Values;
  /** Fields that differ from `original`. */
  readonly changed: readonly string[];
  readonly check: (values: Values) => readonly Problem[];
}

/** What of a draft can be saved now, and the fields that stay behind in the form. */
export interface SavablePart {
  readonly values: Values;
  readonly left: readonly string[];
}

const isAbout = (path: string, { path: place }: Problem): boolean =>
  place !== null &&
  (place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`));

/** Values with some fields as they are stored. */
export const withStored = (values: Values, original: Values, paths: Iterable<string>): Values =>
  [...paths].reduce((made, path) => withValueAt(made, path, valueAt(original, path)), values);

/**
 * A draft without what does not hold yet: each field that is wrong keeps what is stored. Where that is wrong as well, since
 * two fields have to fit each other, the others go back too, the last one first.
 * @param left what was left out before, where the server has just refused the rest
 * @returns null when nothing can be saved
 */
export const savablePart = (
  { values, original, changed, check }: Entered,
  problems: readonly Problem[],
  left: readonly string[] = [],
): SavablePart | null => {
  const out = new Set(left);
  let found = problems.filter(({ path }) => path !== null);
  if (found.length === 0) return null;
  /** One field more to leave out: the one without which the rest fits, else the last. */
  const besides = (open: readonly string[], gone: ReadonlySet<string>): readonly string[] => {
    const fits = open.find(
      path => check(withStored(values, original, [...gone, path])).length === 0,
    );
    return fits === undefined ? open.slice(-1) : [fits];
  };
  let rest = values;
  while (found.length > 0) {
    const open = changed.filter(path => !out.has(path));
    const wrong = open.filter(path => found.some(problem => isAbout(path, problem)));
    const next = wrong.length > 0 ? wrong : besides(open, out);
    if (next.length === 0) return null;
    for (const path of next) out.add(path);
    rest = withStored(values, original, out);
    found = check(rest).slice();
  }
  return { values: rest, left: [...out] };
};
