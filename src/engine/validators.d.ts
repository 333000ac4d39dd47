declare module 'virtual:screens' {
  import type { ValidateFunction } from 'ajv';

  /** What was compiled from a screen's record schema when the page was built; only for screens of records. */
  export const loadValidator: (resource: string) => Promise<{ readonly record: ValidateFunction }>;
}
