import { eventCityCalls } from './eventCities.ts';
import { eventRecordCalls } from './eventRecords.ts';

/** Events and the cities they take place in (part 2 section 7). */
export const eventCalls = [...eventRecordCalls, ...eventCityCalls] as const;
