import { addDays, daysBetween } from '../../days/addDays.ts';
import type { DayRange } from '../../days/dayRange.ts';
import type { Day } from '../../days/indiaDay.ts';
import { takenRuns, type Standing } from './takenRuns.ts';

/** Past weeks that a forecast is the average of, and coming weeks that are shown. */
export const pastWeeks = 8;
export const comingWeeks = 8;

/** A slot on an area, and the day on which it was entered. */
export interface EnteredStanding extends Standing {
  readonly enteredOn: Day;
}

/** What stands on each area of a city on which anything does; the others are free. */
export interface CityPlaces {
  readonly areas: number;
  /** Slots that one area takes on one day. */
  readonly places: number;
  readonly standing: readonly (readonly EnteredStanding[])[];
}

export interface FilledWeek extends DayRange {
  readonly booked: number;
  readonly available: number;
  /** Percent that are booked, and that are expected to be; null of a week that is over, and where nothing can be booked. */
  readonly fill: number | null;
  readonly forecast: number | null;
}

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const weekFrom = (start: Day): DayRange => ({ start, end: addDays(start, 6) });

/** The weeks around a day, Monday to Sunday: those that are over, the one that runs, and those to come. */
export const weeksAround = (today: Day): readonly DayRange[] => {
  const first = addDays(mondayOf(today), -7 * pastWeeks);
  return Array.from({ length: pastWeeks + 1 + comingWeeks }, (_, at) =>
    weekFrom(addDays(first, 7 * at)),
  );
};

/** Places that are taken on days of a week, counted for each day: of slots that were entered until a day, where one is named. */
const bookedIn = ({ standing, places }: CityPlaces, week: DayRange, until?: Day): number =>
  standing.reduce((sum, slots) => {
    const known = until === undefined ? slots : slots.filter(({ enteredOn }) => enteredOn <= until);
    return takenRuns(known, places, week).reduce(
      (taken, { start, end, left }) => taken + (places - left) * (daysBetween(start, end) + 1),
      sum,
    );
  }, 0);

const percent = (booked: number, available: number): number | null =>
  available > 0 ? Math.round((booked / available) * 1000) / 10 : null;

/**
 * How full weeks of several cities are together, and how full they will be: what is booked now, and what the same lead time has
 * added on average over the past 8 weeks; at most everything. The lead time is counted in whole weeks from today to Monday.
 */
export const filledWeeks = (cities: readonly CityPlaces[], today: Day): readonly FilledWeek[] => {
  const weeks = weeksAround(today);
  const thisMonday = mondayOf(today);
  const available = cities.reduce((sum, { areas, places }) => sum + areas * places * 7, 0);
  const booked = (week: DayRange, until?: Day) =>
    cities.reduce((sum, city) => sum + bookedIn(city, week, until), 0);
  const past = weeks.slice(0, pastWeeks).map(week => ({ week, booked: booked(week) }));
  /** Days that were booked within so many weeks before Monday, on average. */
  const added = (lead: number): number =>
    past.reduce(
      (sum, { week, booked: all }) => sum + all - booked(week, addDays(week.start, -7 * lead - 1)),
      0,
    ) / past.length;
  return weeks.map((week, at) => {
    const now = past[at]?.booked ?? booked(week);
    const isOver = week.start < thisMonday;
    const lead = Math.max(0, Math.floor(daysBetween(today, week.start) / 7));
    const expected = isOver ? 0 : Math.min(available, now + added(lead));
    return {
      ...week,
      booked: now,
      available,
      fill: percent(now, available),
      forecast: isOver ? null : percent(expected, available),
    };
  });
};
