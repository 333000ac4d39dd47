import { localityCalls } from './localities.ts';
import { regionRecordCalls } from './regionRecords.ts';

/** Regions, their localities, and what else is known of places (part 2 section 7). */
export const regionCalls = [...regionRecordCalls, ...localityCalls] as const;
