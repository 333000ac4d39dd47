import { isNoValue } from '#contract/domain/noValue.ts';
import type {
  MigrationStep,
  NamedMigration,
} from '#contract/model/grammar/stored/recordMigration.ts';
import { movedFrom } from '#contract/model/migrate/movedFrom.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { recordChanges, type RecordChange } from '../diff/recordChanges.ts';
import type { ReleasedScreen } from './releasedState.ts';
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

/** Kinds of change that a stored record feels: somebody has to say what becomes of it. */
const felt: readonly RecordChange['kind'][] = [
  'removed',
  'renamed',
  'required',
  'type',
  'meaning',
  'values',
  'target',
];

const isFelt = (change: RecordChange, screen: RecordScreen): boolean => {
  if (!felt.includes(change.kind)) return false;
  // What is worked out comes by itself with the next save.
  return change.kind !== 'required' || isNoValue(screen.fields[change.path]?.compute);
};

const nameOf = (change: RecordChange): string =>
  change.kind === 'renamed' ? change.from : change.path;

/** Which steps speak of a change. `keep` speaks of any. */
const speaksOf: Partial<Record<RecordChange['kind'], readonly MigrationStep['do'][]>> = {
  removed: ['drop', 'rename', 'convert'],
  renamed: ['rename'],
  required: ['fill'],
  type: ['convert'],
  meaning: ['convert'],
  values: ['convert'],
};

const isCovered = (change: RecordChange, steps: readonly MigrationStep[]): boolean => {
  const own = steps.filter(step => step.do !== 'move' && step.field === nameOf(change));
  if (own.some(step => step.do === 'keep')) return true;
  if (change.kind === 'values') {
    const told = own.flatMap(step => (step.do === 'convert' ? Object.keys(step.values ?? {}) : []));
    return change.values.every(value => told.includes(String(value)));
  }
  return own.some(step => speaksOf[change.kind]?.includes(step.do) ?? false);
};

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
      changes: recordChanges(before.screen, screen).filter(
        change => isFelt(change, screen) && !isCovered(change, steps),
      ),
      isMoved: was !== screen.resource && !own.flatMap(movedFrom).includes(was),
    };
  });
  const found = new Set(known.map(({ before }) => before.screen.resource));
  return {
    open: open.filter(({ changes, isMoved }) => changes.length > 0 || isMoved),
    gone: [...released.keys()].filter(name => !found.has(name)).map(resource => ({ resource })),
  };
};
