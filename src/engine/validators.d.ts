declare module 'virtual:screens' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  /** Functions compiled from a screen's record schema when the page was built; only for screens of records. */
  export const loadValidator: (resource: string) => Promise<ValidatorFunctions>;
}
