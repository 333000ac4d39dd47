import { indiaClock, indiaDay, type Day } from '../../days/indiaDay.ts';
import { videoTourOffset } from './statusAfterCancel.ts';

/** An instant as tours are sent: `2026-12-01T11:30:00+0530` (part 3 section 9). */
export const tourTime = (instant: Date): string =>
  `${indiaDay(instant)}T${indiaClock(instant)}:${String(instant.getUTCSeconds()).padStart(2, '0')}${videoTourOffset}`;

/** A time with a zone, written with or without a colon in its offset. */
export const tourTimePattern =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:?\\d{2})$';

/** The instant of such a text; undefined where there is none. */
export const tourInstant = (text: string | null | undefined): Date | undefined => {
  if (!text || !new RegExp(tourTimePattern).test(text)) return undefined;
  const instant = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

export const tourStatuses = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'live', label: 'Live' },
  { id: 'ended', label: 'Promotion ended' },
  { id: 'cancelled', label: 'Cancelled' },
] as const;
export type TourStatus = (typeof tourStatuses)[number]['id'];

interface StoredTour {
  readonly statusId: number;
  readonly start: Date;
  readonly end: Date;
}

/** What people see of a tour's life: 4 and 9 stand, of any other the clock decides. */
export const tourStatus = ({ statusId, start, end }: StoredTour, now: Date): TourStatus => {
  if (statusId === 4) return 'cancelled';
  if (statusId === 9 || end.getTime() <= now.getTime()) return 'ended';
  return start.getTime() <= now.getTime() ? 'live' : 'upcoming';
};

/** The days on which a tour is shown. */
export const tourDays = (start: Date, end: Date): { start: Day; end: Day } => ({
  start: indiaDay(start),
  end: indiaDay(end),
});
