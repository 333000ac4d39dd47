import { isNoValue } from '../../domain/noValue.ts';
import type { MigrationStep } from '../grammar/stored/recordMigration.ts';
import type { RecordScreen } from '../types.ts';
import { recordChanges, type RecordChange, type RecordState } from './recordChanges.ts';

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

/** What stored records feel of a newer state of their screen, and none of the steps says anything of. */
export const feltChanges = (
  before: RecordState,
  screen: RecordScreen,
  steps: readonly MigrationStep[],
): readonly RecordChange[] =>
  recordChanges(before, screen).filter(
    change => isFelt(change, screen) && !isCovered(change, steps),
  );
