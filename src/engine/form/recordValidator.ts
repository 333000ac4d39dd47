import type { ValidatorType } from '@rjsf/utils';
import type { ValidateFunction } from 'ajv';
import { withoutStoreNames } from '#contract/model/storeNames.ts';

/**
 * What rjsf asks of a validator, over the function that was compiled from the schema. The form itself has no
 * alternatives to choose from: those are drawn by `src/fields/shape`.
 * @param isKept whether the generic store keeps the records: what it adds to them is no business of their schema.
 */
export const recordValidator = (validate: ValidateFunction, isKept: boolean): ValidatorType => ({
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: <Fault>(_schema: object, values: Readonly<Record<string, unknown>> = {}) => {
    validate(isKept ? withoutStoreNames(values) : values);
    // The errors of Ajv are what callers name as `Fault`.
    return { errors: (validate.errors ?? []) as Fault[] };
  },
});
