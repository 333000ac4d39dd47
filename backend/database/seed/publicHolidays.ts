import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Calendar } from './calendar.ts';
import { batch, type Batch } from './pen/batch.ts';
import { records } from '../schema/index.ts';

/** Holidays that have the same day each year; States by the code of their GSTINs, none for all of India. */
const holidays: readonly (readonly [day: string, name: string, states?: readonly string[]])[] = [
  ['01-14', 'Pongal and Makar Sankranti', ['24', '33', '37']],
  ['01-26', 'Republic Day'],
  ['05-01', 'Maharashtra Day and Gujarat Day', ['24', '27']],
  ['06-02', 'Telangana Formation Day', ['36']],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['11-01', 'Kannada Rajyotsava', ['29']],
  ['12-25', 'Christmas'],
];

/** Those of this year and the next, in the generic store behind `firstId`. */
export const publicHolidayBatch = (
  { today, at }: Calendar,
  editorId: number,
  firstId: number,
): Batch => {
  const written = at(-60, 10);
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap(one =>
    holidays.map(([day, name, states]): { day: Day; name: string; states?: readonly string[] } => ({
      day: `${one}-${day}`,
      name,
      ...(states && { states }),
    })),
  );
  return batch(
    records,
    days.map((data, place) => ({
      id: firstId + place,
      resource: 'public-holidays',
      data: { ...data },
      createdBy: editorId,
      updatedBy: editorId,
      createdAt: written,
      updatedAt: written,
    })),
  );
};
