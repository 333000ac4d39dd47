import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from './withValueAt.ts';

/** One field that both sides changed, each to something else. */
export interface FieldConflict {
  readonly path: string;
  readonly original: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Theirs with what only I changed, so it carries their version; fields in conflict hold theirs. */
  readonly merged: Values;
  readonly conflicts: readonly FieldConflict[];
  /** Paths that came from me alone. */
  readonly mine: readonly string[];
  /** Paths that came from them alone. */
  readonly theirs: readonly string[];
}

interface MergeInput {
  /** The record both started from. */
  readonly original: Values;
  readonly mine: Values;
  /** The stored record now. */
  readonly theirs: Values;
  /** The fields a person can change; a list is one field. */
  readonly paths: readonly string[];
}

/** A missing value and null are the same here; the order of an object's keys does not count. */
export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/**
 * Joins my unsaved changes with a record that someone else saved meanwhile, field by field: what one side changed
 * alone is taken, what both changed alike is settled, the rest is left to the person.
 */
export const mergeChanges = ({ original, mine, theirs, paths }: MergeInput): Merge => {
  let merged: Values = theirs;
  const conflicts: FieldConflict[] = [];
  const fromMe: string[] = [];
  const fromThem: string[] = [];
  for (const path of paths) {
    const [before, my, their] = [original, mine, theirs].map(side => valueAt(side, path));
    const iChanged = !isSame(before, my);
    const theyChanged = !isSame(before, their);
    if (iChanged && theyChanged && !isSame(my, their))
      conflicts.push({ path, original: before, mine: my, theirs: their });
    else if (iChanged && !theyChanged) {
      merged = withValueAt(merged, path, my);
      fromMe.push(path);
    } else if (theyChanged && !iChanged) fromThem.push(path);
  }
  return { merged, conflicts, mine: fromMe, theirs: fromThem };
};
