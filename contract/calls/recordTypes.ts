/** The types of all records, made from `form-schemas` (`scripts/recordTypes.ts`) before anything that reads them. */
export type * from '../../.cache/types/records.ts';
