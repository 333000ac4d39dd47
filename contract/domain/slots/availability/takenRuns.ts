import { addDays, daysBetween } from '../../days/addDays.ts';
import type { DayRange } from '../../days/dayRange.ts';
import type { Day } from '../../days/indiaDay.ts';
import { cellStates, keepsOut, type CellState } from './cellStates.ts';

/** A slot on an area, or one nearby that keeps it. Both days are included (T127). */
export interface Standing {
  readonly slotId: number;
  readonly start: Day;
  readonly end: Day;
  readonly state: CellState;
}

/** Days in a row on which the same slots stand. */
export interface TakenRun {
  readonly start: Day;
  readonly end: Day;
  readonly state: CellState;
  /** Places that are still free on each of the days. */
  readonly left: number;
  /** The weightiest state first. */
  readonly slotIds: readonly number[];
}

const weight = ({ state }: Standing) => cellStates.indexOf(state);

interface NumberedDays {
  /** Each day of the window, and the one after it. */
  readonly days: readonly Day[];
  readonly placeOf: ReadonlyMap<Day, number>;
}

const known = new WeakMap<DayRange, NumberedDays>();

/** The days of a window by number, reckoned once for all the areas that are looked at in it. */
const numbered = (window: DayRange): NumberedDays => {
  const found = known.get(window);
  if (found) return found;
  const count = daysBetween(window.start, window.end) + 2;
  const days = Array.from({ length: count }, (_, at) => addDays(window.start, at));
  const fresh = { days, placeOf: new Map(days.map((day, at) => [day, at])) };
  known.set(window, fresh);
  return fresh;
};

/** Where something begins, and where something has ended the day before, by number and in order. */
const startsAndEnds = (standing: readonly Standing[], window: DayRange): number[] => {
  const { days, placeOf } = numbered(window);
  const marks = new Set([0, days.length - 1]);
  for (const { start, end } of standing) {
    if (start > window.start) marks.add(placeOf.get(start) ?? 0);
    if (end < window.end) marks.add((placeOf.get(end) ?? 0) + 1);
  }
  return [...marks].sort((one, other) => one - other);
};

/**
 * The days of a window on which something stands, in order; days between them have all places free. A slot nearby
 * keeps the whole area, however many places it has.
 */
export const takenRuns = (
  standing: readonly Standing[],
  places: number,
  window: DayRange,
): TakenRun[] => {
  const inWindow = standing.filter(({ start, end }) => start <= window.end && end >= window.start);
  if (inWindow.length === 0) return [];
  const { days } = numbered(window);
  const dayAt = (place: number): Day => days[place] ?? window.end;
  const marks = startsAndEnds(inWindow, window);
  return marks.slice(0, -1).flatMap((from, at): TakenRun[] => {
    const start = dayAt(from);
    const on = inWindow
      .filter(one => one.start <= start && one.end >= start)
      .toSorted((one, other) => weight(one) - weight(other) || one.slotId - other.slotId);
    const [first] = on;
    if (!first) return [];
    const isCovered = on.some(({ state }) => state === 'covered');
    const taken = on.filter(({ state }) => keepsOut(state)).length;
    return [
      {
        start,
        end: dayAt((marks[at + 1] ?? days.length) - 1),
        state: first.state,
        left: isCovered ? 0 : Math.max(0, places - taken),
        slotIds: on.map(({ slotId }) => slotId),
      },
    ];
  });
};

/** Days of a window with at least one free place. */
export const freeDayCount = (runs: readonly TakenRun[], window: DayRange): number => {
  const { days, placeOf } = numbered(window);
  const place = (day: Day): number => placeOf.get(day) ?? 0;
  return runs.reduce(
    (free, { start, end, left }) => (left > 0 ? free : free - (place(end) - place(start)) - 1),
    days.length - 1,
  );
};
