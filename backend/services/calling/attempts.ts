import { sql, type SQL } from 'drizzle-orm';
import { indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { calls } from '../../database/schema/index.ts';
import type { Database } from '../../database/client.ts';
import type { CallingConfig } from './configOf.ts';

/** A call that could not be placed is none: nothing was dialled. */
export const wasDialled = sql`${calls.endKind} is distinct from 'failed'`;

const week = 7 * 24 * 60 * 60_000;

/** Calls that were made to a client since a moment, by whomever; those that the client made do not count. */
const madeSince = (accountId: SQL, since: Date): SQL => sql`(select count(*) from calls made
  join opportunities about on about.id = made.opportunity_id
  where about.account_id = ${accountId} and made.started_at >= ${since.toISOString()}::timestamptz
    and made.call_type <> 'incoming' and made.end_kind is distinct from 'failed')`;

const sinceOf = (now: Date) => ({
  day: startOfDay(indiaDay(now)),
  week: new Date(now.getTime() - week),
});

/** Whether a client was called as often as they may be, in a day of India or in seven days. */
export const attemptsReached = (accountId: SQL, now: Date, config: CallingConfig): SQL => {
  const { day, week: days } = sinceOf(now);
  return sql`(${madeSince(accountId, days)} >= ${config.attemptsPerWeek}
    or ${madeSince(accountId, day)} >= ${config.attemptsPerDay})`;
};

interface Made extends Record<string, unknown> {
  day: number | string;
  week: number | string;
}

/** How often a client was called today in India and in seven days, by whomever. */
export const attemptsMade = async (
  db: Database,
  accountId: number,
  now: Date,
): Promise<{ readonly day: number; readonly week: number }> => {
  const client = sql`${accountId}::bigint`;
  const { day, week: days } = sinceOf(now);
  const answer = await db.execute<Made>(
    sql`select ${madeSince(client, day)} as "day", ${madeSince(client, days)} as "week"`,
  );
  const made = (answer as { rows: Made[] }).rows[0];
  return { day: Number(made?.day), week: Number(made?.week) };
};

/** Which of the two limits a client has reached; null: they may be called. */
export const limitReached = async (
  db: Database,
  accountId: number,
  now: Date,
  config: CallingConfig,
): Promise<'day' | 'week' | null> => {
  const made = await attemptsMade(db, accountId, now);
  if (made.week >= config.attemptsPerWeek) return 'week';
  return made.day >= config.attemptsPerDay ? 'day' : null;
};
