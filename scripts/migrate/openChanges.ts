import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { feltChanges } from '#contract/model/migrate/feltChanges.ts';
import { movedFrom } from '#contract/model/migrate/movedFrom.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { RecordChange } from '#contract/model/migrate/recordChanges.ts';
import type { ReleasedScreen } from '#backend/services/records/migrations/readReleased.ts';
import { structureFault } from './structureFault.ts';

/** What a release changes for the stored records of one screen, and no migration says anything of. */
export interface OpenChanges {
  readonly screen: RecordScreen;
  /** As it was released. */
  readonly before: ReleasedScreen;
  readonly changes: readonly RecordChange[];
  /** The resource has another name, and its records stay behind. */
  readonly isMoved: boolean;
}

/** A released screen that is there under no name. */
export interface GoneScreen {
  readonly resource: string;
}

/** The migrations of a screen that no release had yet. */
export const unreleased = (
  migrations: readonly NamedMigration[],
  resource: string,
  before: ReleasedScreen | undefined,
): readonly NamedMigration[] =>
  migrations.filter(
    one =>
      one.resource === resource &&
      !before?.migrations.includes(one.name) &&
      structureFault(one) === undefined,
  );

/** The released screen that one of today was: under its name, or under an earlier one. */
const beforeOf = (
  screen: RecordScreen,
  released: ReadonlyMap<string, ReleasedScreen>,
): ReleasedScreen | undefined =>
  [screen.resource, ...screen.was].flatMap(name => released.get(name) ?? [])[0];

/**
 * What is open between the last release and the screens of today.
 * @param screens those whose records the generic store keeps
 */
export const openChanges = (
  released: ReadonlyMap<string, ReleasedScreen>,
  screens: readonly RecordScreen[],
  migrations: readonly NamedMigration[],
): { readonly open: readonly OpenChanges[]; readonly gone: readonly GoneScreen[] } => {
  const known = screens.flatMap(screen => {
    const before = beforeOf(screen, released);
    return before ? [{ screen, before }] : [];
  });
  const open = known.map(({ screen, before }) => {
    const own = unreleased(migrations, screen.resource, before);
    const steps = own.flatMap(one => one.steps);
    const was = before.screen.resource;
    return {
      screen,
      before,
      changes: feltChanges(before.screen, screen, steps),
      isMoved: was !== screen.resource && !own.flatMap(movedFrom).includes(was),
    };
  });
  const found = new Set(known.map(({ before }) => before.screen.resource));
  return {
    open: open.filter(({ changes, isMoved }) => changes.length > 0 || isMoved),
    gone: [...released.keys()].filter(name => !found.has(name)).map(resource => ({ resource })),
  };
};
