import { dateBounds } from '../days/windows.ts';
import { indiaDay, isDay, type Day } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';

export const dateMessages = {
  order: 'Start Date should be earlier than or equal to End Date',
  micrositeOrder: 'Please enter end date greater than start date',
  activeFrom:
    'Active from date for an image should be greater than or equal to start date and should be less than end date',
} as const;

/** Start no later than end; one day is a range (part 2 section 5, decision T79). */
export const checkDateOrder = (start: Day, end: Day): string | undefined =>
  start <= end ? undefined : dateMessages.order;

/** An image is active from the start to before the end; in a one-day slot from that day (decision T79). */
export const checkActiveFrom = (activeFrom: Day, start: Day, end: Day): string | undefined =>
  (start <= activeFrom && activeFrom < end) || (start === end && activeFrom === start)
    ? undefined
    : dateMessages.activeFrom;

/** The slot date that is before today: refused for a new slot, a warning where a running slot keeps its start. */
export interface SlotDateFault {
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** Flags a slot date before today; `original` is the stored start of a slot being edited (decision T80). */
export const checkSlotDate = (date: Day, today: Day, original?: Day): SlotDateFault | undefined =>
  date >= today
    ? undefined
    : { level: date === original ? 'warning' : 'error', message: 'Slot date is before today' };

export const farDate: Told = told(
  'Date must be within 100 years of today',
  'तारीख आज से 100 साल के भीतर होनी चाहिए',
);

/** A day that a date field accepts: at most 100 years back or forward (part 1 section 5). */
export const checkDateBounds = (date: Day, today: Day): string | undefined => {
  const { start, end } = dateBounds(today);
  return start <= date && date <= end ? undefined : farDate.message;
};

const dayIn = (value: unknown): Day | undefined => {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : indiaDay(instant);
};

/** The same of a day or a moment as a record or a request holds it; what is neither is for its schema to refuse. */
export const isFarDate = (value: unknown, today: Day): boolean => {
  const day = dayIn(value);
  return day !== undefined && checkDateBounds(day, today) !== undefined;
};
