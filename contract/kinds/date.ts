import { formatDay, parseDay } from '../domain/days/formatDay.ts';
import { isDay, type Day } from '../domain/days/indiaDay.ts';
import { missingDate } from '../domain/texts/missing.ts';
import { defineKind, orderedOperators } from './kind.ts';

/** A calendar day in India; ISO in storage, d/m/yyyy for people (T81). */
export const date = defineKind<Day>({
  name: 'date',
  jsonTypes: ['string'],
  operators: orderedOperators,
  align: 'start',
  missing: missingDate,
  read: text => {
    const value = isDay(text) ? text : parseDay(text);
    return value === undefined
      ? {
          error: {
            en: 'Enter a date as day/month/year, such as 3/4/2026',
            hi: 'तारीख दिन/महीना/वर्ष के रूप में लिखें, जैसे 3/4/2026',
          },
        }
      : { value };
  },
  format: value => (isDay(value) ? formatDay(value) : value),
});
