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

const startsAndEnds = (standing: readonly Standing[], window: DayRange): Day[] => {
  const days = new Set([window.start, addDays(window.end, 1)]);
  const ends = new Set<Day>();
  for (const { start, end } of standing) {
    if (start > window.start) days.add(start);
    if (end < window.end) ends.add(end);
  }
  for (const end of ends) days.add(addDays(end, 1));
  return [...days].sort();
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
  const marks = startsAndEnds(inWindow, window);
  return marks.slice(0, -1).flatMap((start, at): TakenRun[] => {
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
        end: addDays(marks[at + 1] ?? window.end, -1),
        state: first.state,
        left: isCovered ? 0 : Math.max(0, places - taken),
        slotIds: on.map(({ slotId }) => slotId),
      },
    ];
  });
};

/** Days of a window with at least one free place. */
export const freeDayCount = (runs: readonly TakenRun[], window: DayRange): number =>
  runs.reduce(
    (free, { start, end, left }) => (left > 0 ? free : free - daysBetween(start, end) - 1),
    daysBetween(window.start, window.end) + 1,
  );
