import type { Fault } from '#contract/model/check/fault.ts';
import { recordSentences } from '#contract/model/migrate/recordSentences.ts';
import { migrationFaults } from './migrationFaults.ts';
import { openChanges } from './openChanges.ts';
import type { ProjectState } from './projectState.ts';
import type { StoredCounts } from './storedCounts.ts';

const how = 'npm run screens -- migrate writes a migration';

const counted = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count === 1 ? ' (1 record stored here)' : ` (${count} records stored here)`;
};

/**
 * What stands between the screens of today and a release: changes that stored records feel and that no migration speaks of, and
 * faults of the migrations themselves.
 * @param counts of the database of this machine; without it nothing is counted
 * @param isRelease whether what is open is a fault, or worth a note
 */
export const releaseFaults = async (
  { screens, released, migrations }: ProjectState,
  counts: StoredCounts | undefined,
  isRelease: boolean,
): Promise<readonly Fault[]> => {
  const stored = screens.map(({ screen }) => screen);
  const { open, gone } = openChanges(released, stored, migrations);
  const weight = isRelease ? {} : ({ isNote: true } as const);
  const faults: Fault[] = [...migrationFaults(migrations, stored, released)];
  for (const { screen, before, changes, isMoved } of open) {
    const file = screens.find(one => one.screen === screen)?.path ?? '';
    const names = [...new Set([screen.resource, before.screen.resource])];
    const told = counted(await counts?.countOf(names));
    const add = (message: string) =>
      faults.push({
        file,
        pointer: '',
        message: `${message}${told}: ${how}`,
        suggestion: null,
        ...weight,
      });
    if (isMoved) add(`The records of "${before.screen.resource}" stay behind`);
    for (const sentence of recordSentences(changes, screen)) add(sentence);
  }
  for (const { resource } of gone)
    faults.push({
      file: `released/${resource}.json`,
      pointer: '',
      message: `The screen "${resource}" was released and is gone; nobody sees its records${counted(await counts?.countOf([resource]))}: say in the screen that takes its place that it was ("was": ["${resource}"]), or remove this file`,
      suggestion: null,
      ...weight,
    });
  return faults;
};

/** Whether anything is open at all, so that the database need not be asked. */
export const isOpen = ({ screens, released, migrations }: ProjectState): boolean => {
  const { open, gone } = openChanges(
    released,
    screens.map(({ screen }) => screen),
    migrations,
  );
  return open.length > 0 || gone.length > 0;
};
