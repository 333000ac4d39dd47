import type { FieldError } from '#contract/calls/errors.ts';
import { activationFaults } from '#contract/domain/catalogue/activationFaults.ts';
import { Refusal } from '../../../calls/Refusal.ts';

interface Given {
  /** Pointer of the values in the body. */
  readonly field: string;
  /** What the product asks for. */
  readonly parameters: Parameters<typeof activationFaults>[0];
  readonly values: Readonly<Record<string, unknown>>;
}

/** @throws Refusal 422 for values that their parameters do not allow, one entry each. */
export const refuseActivationFaults = (all: readonly Given[]): void => {
  const errors = all.flatMap(({ field, parameters, values }) =>
    activationFaults(parameters, values).map(({ name, ...fault }): FieldError => ({
      in: 'body',
      field: `${field}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      ...fault,
    })),
  );
  const [first] = errors;
  if (first) throw new Refusal('VALIDATION_FAILED', first, { errors });
};
