import { hoursOfDay } from '../days/workingHours.ts';

/** Working hours without an answer after which the manager of whoever is asked may answer: two days (decision record 0120). */
export const escalateAfterHours = 2 * hoursOfDay;
