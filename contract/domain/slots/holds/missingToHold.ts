import type { MissingPart } from '../slotMissing.ts';

/** What makes a place: without these there is nothing to hold. */
const placeFields: readonly string[] = ['start_date', 'end_date', 'polygon_uuids'];

/** Of what a slot lacks, what keeps it from being held; all the rest may come until it is booked (record 0172). */
export const missingToHold = (missing: readonly MissingPart[]): readonly MissingPart[] =>
  missing.filter(({ field }) => placeFields.includes(field));
