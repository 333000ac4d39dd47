import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';

/** Midnight of a day where the browser is: calendars draw days by the fields of a date, whatever the zone. */
export const dateOfDay = (day: Day): Date => new Date(`${day}T00:00:00`);

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

export const dayOfDate = (date: Date): Day =>
  [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

/** Dates of calendars by date-fns; the day that it is now is India's, not the computer's (T76). */
export class IndiaDateFns extends AdapterDateFns {
  constructor(...given: ConstructorParameters<typeof AdapterDateFns>) {
    super(...given);
    const read = this.date;
    this.date = <T extends string | null | undefined>(value?: T) =>
      read<T>(value === undefined ? (dateOfDay(indiaDay(new Date())).toISOString() as T) : value);
  }
}
