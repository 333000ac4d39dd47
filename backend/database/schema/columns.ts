import { sql } from 'drizzle-orm';
import { bigint, customType, date, integer, timestamp } from 'drizzle-orm/pg-core';

/** Identity key; "by default", so that a seed may set the ids that the specification names. */
export const identity = () =>
  bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** The id of a row of another table; the foreign key, where there is one, is declared at the column. */
export const rowId = () => bigint({ mode: 'number' });

/** An instant, kept to the millisecond, so that it survives the way through a JavaScript Date unchanged. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** A calendar day in India, `yyyy-mm-dd` (decisions T76, T81). */
export const day = () => date({ mode: 'string' });

/** Money in integer paise; `checked` refuses negative ones unless the table says that the sign carries meaning. */
export const paise = () => bigint({ mode: 'number' });

/** A percentage in basis points: 18 percent is 1800. */
export const basisPoints = () => integer();

/** Days from `from` up to, but without, `until`; an open end is null (decision T127). */
export interface DayRange {
  readonly from: string | null;
  readonly until: string | null;
}

const rangePattern = /^[[(]"?([\d-]*)"?,"?([\d-]*)"?[)\]]$/;

/** PostgreSQL's text of a range, which it always writes half-open for days; the empty range has no days to name. */
export const parseDayRange = (text: string): DayRange => {
  const [, from, until] = rangePattern.exec(text) ?? [];
  return { from: from || null, until: until || null };
};

export const formatDayRange = ({ from, until }: DayRange): string =>
  `[${from ?? ''},${until ?? ''})`;

/** A half-open range of days, for the tables in which overlap is refused. */
export const dayRange = customType<{ data: DayRange; driverData: string }>({
  dataType: () => 'daterange',
  fromDriver: parseDayRange,
  toDriver: formatDayRange,
});

/**
 * Who wrote a row and when, and the version that an update must name. The user ids carry no foreign key: a user is
 * never removed (`users_are_kept`), and two more indexes a table would cost every write.
 */
export const editable = {
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  createdBy: rowId(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  updatedBy: rowId(),
};

/** Set instead of deleting, where history must stay. */
export const removable = { deletedAt: instant() };

/** For rows that are written once. */
export const written = {
  createdAt: instant().notNull().defaultNow(),
  createdBy: rowId(),
};

export const emptyObject = sql`'{}'::jsonb`;
export const emptyList = sql`'[]'::jsonb`;
