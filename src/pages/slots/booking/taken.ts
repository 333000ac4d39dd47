import type { Day } from '#contract/domain/days/indiaDay.ts';

/** The slot in the way of a booking, as a refusal and `siteTakeovers.check` name it. */
export interface Holder {
  readonly slot_id: number;
  /** Names its page. */
  readonly kind: string;
  readonly name: string;
  readonly polygon_name: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly booked_by?: string | undefined;
  /** On hold: the holder can be asked for it. */
  readonly is_held: boolean;
}

export interface Days {
  readonly start_date: Day;
  readonly end_date: Day;
}

/** Who holds the days, and the first free ones of the same length; null: none within a year. */
export interface Taken {
  readonly holder: Holder;
  readonly free: Days | null;
}

/** What a refusal carries beside its words; undefined when it is about something else. */
export const takenIn = (conflict: unknown): Taken | undefined => {
  const { holder, free } = (conflict ?? {}) as Partial<Taken>;
  return holder ? { holder, free: free ?? null } : undefined;
};
