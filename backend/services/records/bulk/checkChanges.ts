import type { FieldError } from '#contract/calls/errors.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { refuseFaults, valueFaults } from '../../../records/checkBody.ts';
import type { Fields } from '../../../records/source/RecordSource.ts';

const words = {
  'not-offered': fieldFaults.notInBulk,
  locked: fieldFaults.locked,
  required: fieldFaults.notCleared,
} as const;

const fault = (name: string, code: keyof typeof words): FieldError => ({
  in: 'body',
  field: `/changes/${name}`,
  code,
  ...words[code],
});

/**
 * The changes that are asked for, '' as null. What holds for every record alike is refused here: a field that the
 * screen does not offer or the person may not write, and a value that no record could have.
 * @throws Refusal VALIDATION_FAILED with one entry a field, below `/changes`.
 */
export const checkChanges = (screen: RecordScreen, actor: Actor, asked: Fields): Fields => {
  const roles = actor.roleCodes;
  const closed = new Set([...hiddenFields(screen, roles), ...lockedFields(screen, roles)]);
  const faults = Object.entries(asked).flatMap(([name, value]): FieldError[] => {
    if (!screen.list.bulkEdit.includes(name)) return [fault(name, 'not-offered')];
    if (closed.has(name)) return [fault(name, 'locked')];
    const isCleared = isNoValue(value) && screen.fields[name]?.required === true;
    return isCleared ? [fault(name, 'required')] : [];
  });
  refuseFaults(faults);
  const values = Object.entries(asked).filter(([, value]) => !isNoValue(value));
  refuseFaults(
    valueFaults(screen, Object.fromEntries(values)).map(one => ({
      ...one,
      field: `/changes${one.field}`,
    })),
  );
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, isNoValue(value) ? null : value]),
  );
};
