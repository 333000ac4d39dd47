import { daysBetween } from '#contract/domain/days/addDays.ts';

/** The part of an event that says when and for whom it is; both days are part of it (T127). */
export interface EventDays {
  readonly id: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Absent: for every client type. */
  readonly clientTypeId?: number | null;
}

export interface Overlap {
  readonly first: EventDays;
  readonly second: EventDays;
  /** Days that are part of both. */
  readonly days: number;
}

const isForSameClients = (one: EventDays, other: EventDays): boolean =>
  !one.clientTypeId || !other.clientTypeId || one.clientTypeId === other.clientTypeId;

/** Pairs of events for the same clients that share days, the earliest first. */
export const overlapsOf = (events: readonly EventDays[]): readonly Overlap[] => {
  const sorted = events.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return sorted.flatMap((first, index) =>
    sorted
      .slice(index + 1)
      .filter(second => second.startDate <= first.endDate && isForSameClients(first, second))
      .map(second => {
        const last = first.endDate < second.endDate ? first.endDate : second.endDate;
        return { first, second, days: daysBetween(second.startDate, last) + 1 };
      }),
  );
};
