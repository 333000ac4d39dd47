import { severalFields, type FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { Refusal } from '../calls/Refusal.ts';

/**
 * Refuses what the rules of a record find, one entry a field. The answer has the words of the fault where all of them
 * say the same.
 * @throws Refusal 422
 */
export const refuseFaults = (
  faults: readonly FieldFault[],
  part: 'body' | 'query' = 'body',
): void => {
  const [first] = faults;
  if (!first) return;
  const isOne = faults.every(({ message }) => message === first.message);
  throw new Refusal('VALIDATION_FAILED', isOne ? first : severalFields(faults.length), {
    errors: faults.map(({ field, ...fault }) => ({
      in: part,
      field: `/${field.replaceAll('.', '/')}`,
      ...fault,
    })),
  });
};
