import { isNoValue } from '#contract/domain/noValue.ts';
import type { MigrationStep } from '#contract/model/grammar/stored/recordMigration.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Scalar } from '#contract/rules/condition.ts';
import type { RecordChange } from '#contract/model/migrate/recordChanges.ts';
import type { OpenChanges } from './openChanges.ts';

const isPlain = (value: unknown): value is Exclude<Scalar, null> =>
  ['string', 'number', 'boolean'].includes(typeof value);

const stepFor = (change: RecordChange, { fields }: RecordScreen): MigrationStep => {
  const { path: field } = change;
  switch (change.kind) {
    case 'renamed':
      return { do: 'rename', field: change.from, to: field };
    case 'required': {
      const usual = fields[field]?.schema.default ?? fields[field]?.default;
      // What nobody can know stays open until somebody edits the record.
      return isPlain(usual) && !isNoValue(usual)
        ? { do: 'fill', field, with: usual }
        : { do: 'keep', field };
    }
    case 'type':
      return { do: 'convert', field };
    case 'values':
      return {
        do: 'convert',
        field,
        values: Object.fromEntries(change.values.map(value => [String(value), String(value)])),
      };
    default:
      return { do: 'keep', field };
  }
};

/**
 * The steps that fit what is open; a person looks at them. Nothing of them throws a value away: what is removed is kept until they
 * write `drop`.
 */
export const proposedSteps = ({
  screen,
  before,
  changes,
  isMoved,
}: OpenChanges): readonly MigrationStep[] => {
  const steps = changes.map(change => stepFor(change, screen));
  // A renamed field whose type changed, too, is renamed first.
  const inOrder = steps.toSorted(
    (one, other) => Number(other.do === 'rename') - Number(one.do === 'rename'),
  );
  return [...(isMoved ? [{ do: 'move' as const, from: before.screen.resource }] : []), ...inOrder];
};
