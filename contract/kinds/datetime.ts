import { formatMoment, parseDay } from '../domain/days/formatDay.ts';
import { offsetText } from '../domain/days/indiaDay.ts';
import { missingDate } from '../domain/texts/missing.ts';
import { defineKind, orderedOperators } from './kind.ts';

const typed = /^(\S.*?),? (\d{1,2}):(\d{2})$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Some calls write the offset without its colon (part 3 section 9), which not every clock reads. */
const withColon = (text: string): string => text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');

const instantOf = (text: string): Date => {
  if (iso.test(text)) return new Date(withColon(text));
  const [, dayText = '', hours = '', minutes = ''] = typed.exec(text) ?? [];
  return new Date(`${parseDay(dayText) ?? ''}T${hours.padStart(2, '0')}:${minutes}${offsetText}`);
};

/** An instant; ISO with a zone in storage, the time in India to the minute for people (T76, T81). */
export const datetime = defineKind<string>({
  name: 'datetime',
  jsonTypes: ['string'],
  operators: orderedOperators,
  align: 'start',
  missing: missingDate,
  read: text => {
    const instant = instantOf(text);
    return Number.isNaN(instant.getTime())
      ? {
          error: {
            en: 'Enter a date and time, such as 3/4/2026 16:30',
            hi: 'तारीख और समय लिखें, जैसे 3/4/2026 16:30',
          },
        }
      : { value: instant.toISOString() };
  },
  format: value => {
    const instant = new Date(iso.test(value) ? withColon(value) : value);
    return Number.isNaN(instant.getTime()) ? value : formatMoment(instant);
  },
});
