import type { MigrationStep } from '../grammar/stored/recordMigration.ts';
import { feltChanges } from '../migrate/feltChanges.ts';
import type { RecordChange } from '../migrate/recordChanges.ts';
import { recordSentences } from '../migrate/recordSentences.ts';
import type { RecordScreen } from '../screen.ts';
import type { OverlayFault } from './ownStoreFaults.ts';

/** The member of a stored record that a change is about; of a list's entries the list. */
export const memberOf = (change: RecordChange): string =>
  (change.kind === 'renamed' ? change.from : change.path).split('.', 1)[0] ?? '';

/** Stored records of a screen: all, and by the name of a member those that have a value in it. */
export interface StoredCounts {
  readonly all: number;
  readonly having: ReadonlyMap<string, number>;
}

/** How many records feel a change: those that lack a value where one is asked for now, else those that have one. */
const feeling = (change: RecordChange, { all, having }: StoredCounts): number => {
  const count = having.get(memberOf(change)) ?? 0;
  if (change.kind !== 'required') return count;
  // How many entries of a list, or parts of a group, lack it is not counted.
  return change.path.includes('.') ? all : all - count;
};

/**
 * What stored records feel of a newer state of their screen and no migration speaks of: the rule that ends a release. A member in
 * which no record has a value may go.
 * @param before the screen as it holds now, by which the records were stored
 * @param steps of migrations in the files that no release had yet
 */
export const unmigrated = (
  before: RecordScreen | undefined,
  after: RecordScreen,
  stored: StoredCounts,
  steps: readonly MigrationStep[],
): readonly OverlayFault[] => {
  if (!before) return [];
  return feltChanges(before, after, steps).flatMap(change => {
    const count = feeling(change, stored);
    if (count === 0) return [];
    const told = count === 1 ? '1 stored record' : `${count} stored records`;
    return recordSentences([change], after).map(sentence => ({
      pointer: '',
      message: `${sentence} (${told}): write a migration in the files first`,
    }));
  });
};
