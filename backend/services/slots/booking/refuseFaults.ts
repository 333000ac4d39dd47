import type { FieldError } from '#contract/calls/errors.ts';
import { severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { MissingPart } from '#contract/domain/slots/slotMissing.ts';
import type { InBothLanguages } from '#contract/domain/slots/slotWords.ts';
import { Refusal } from '../../../calls/Refusal.ts';

const pointer = (field: string): string => `/${field.replaceAll('.', '/')}`;

const onePerField = (errors: readonly FieldError[]): FieldError[] =>
  [...new Map(errors.toReversed().map(error => [error.field, error])).values()].toReversed();

/** 422 with one entry a field, what is missing first; nothing when all is well. */
export const refuseFaults = (
  inBothLanguages: InBothLanguages,
  missing: readonly MissingPart[],
  faults: readonly SlotFault[],
): void => {
  const errors = onePerField([
    ...missing.map(({ field, message }): FieldError => ({
      in: 'body',
      field: pointer(field),
      code: 'required',
      ...toldText(inBothLanguages(message)),
    })),
    ...faults.map(({ field, code, message }): FieldError => ({
      in: 'body',
      field: pointer(field),
      code,
      ...toldText(inBothLanguages(message)),
    })),
  ]);
  const [first] = errors;
  if (!first) return;
  const words = errors.length === 1 ? first : severalFields(errors.length);
  throw new Refusal('VALIDATION_FAILED', words, { errors });
};
