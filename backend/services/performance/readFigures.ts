import { and, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import { startOfDay } from '#contract/domain/days/indiaDay.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Database } from '../../database/client.ts';
import { calls, opportunities } from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { inTurns } from '../../turns/inTurns.ts';
import type { Figures } from './figures.ts';
import type { Counted } from './whoCounts.ts';

export type Period = 'whole' | 'day' | 'month';

export interface SummedFigures {
  /** Whose sum it is, as `Counted` names it. */
  readonly sum: number;
  /** `2026-11` or `2026-11-23`; null where the whole time is one row. */
  readonly period: string | null;
  readonly figures: Figures;
}

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** The day or month in India that a moment belongs to (T76). */
const periodOf = (at: PgColumn, period: Period): SQL =>
  period === 'whole'
    ? sql`null::text`
    : sql`to_char(${at} at time zone 'Asia/Kolkata', ${sql.raw(`'${formats[period]}'`)})`;

const seconds = (from: PgColumn, until: PgColumn): SQL =>
  sql`coalesce(round(sum(extract(epoch from ${until} - ${from})) filter (where ${from} is not null)), 0)`;

/** Whether a call was a talk: one definition for figures and the rows behind them. */
export const wasConnected = sql<boolean>`coalesce(${calls.outcomeId} = ${connectedOutcomeId}, false)`;

export const isClosedDeal: SQL | undefined = and(
  sql`${opportunities.statusId} in (${sql.raw(opportunityBuckets.closed.join(', '))})`,
  isNull(opportunities.deletedAt),
);

interface Asked {
  readonly counted: readonly Counted[];
  /** Days in India; the second one is not included. */
  readonly from: string;
  readonly before: string;
  readonly period: Period;
}

const within = (at: PgColumn, { from, before }: Asked): SQL | undefined =>
  and(gte(at, startOfDay(from)), lt(at, startOfDay(before)));

/** What each person did in each period: seconds are rounded here, so that a sum is that of what each is told. */
const ownFigures = (asked: Asked, ids: readonly number[]): SQL => sql`
  select ${calls.agentId} person_id, ${periodOf(calls.startedAt, asked.period)} period,
    count(*) attempted, count(*) filter (where ${wasConnected}) connected,
    ${seconds(calls.startedAt, calls.endedAt)} call_time, ${seconds(calls.connectedAt, calls.endedAt)} talk_time,
    0 closed, 0 deal_value
  from ${calls} where ${and(amongIds(calls.agentId, ids), within(calls.startedAt, asked))} group by 1, 2
  union all
  select ${opportunities.agentId}, ${periodOf(opportunities.closedAt, asked.period)}, 0, 0, 0, 0,
    count(*), coalesce(sum(${opportunities.dealValuePaise}), 0)
  from ${opportunities}
  where ${and(amongIds(opportunities.agentId, ids), isClosedDeal, within(opportunities.closedAt, asked))} group by 1, 2`;

const list = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

type Stored = number | string;
type Row = Record<
  'sum' | 'attempted' | 'connected' | 'call_time' | 'talk_time' | 'closed' | 'deal_value',
  Stored
> & { readonly period: string | null };

/**
 * Calls and sales, summed by the database: a row for each sum and period, in their order, however many people made it
 * (decision 0244). A sum of which nobody did anything in a period has no row.
 */
export const readFigures = async (db: Database, asked: Asked): Promise<SummedFigures[]> => {
  const { counted } = asked;
  if (counted.length === 0) return [];
  const ids = [...new Set(counted.map(({ personId }) => personId))];
  const { rows } = (await db.execute(sql`
    with counted as (select * from unnest(${list(counted.map(({ sum }) => sum))},
        ${list(counted.map(({ personId }) => personId))}) as counted (sum_id, person_id)),
      own as (${ownFigures(asked, ids)})
    select counted.sum_id sum, own.period, sum(own.attempted)::bigint attempted, sum(own.connected)::bigint connected,
      sum(own.call_time)::bigint call_time, sum(own.talk_time)::bigint talk_time, sum(own.closed)::bigint closed,
      sum(own.deal_value)::bigint deal_value
    from counted join own on own.person_id = counted.person_id
    group by 1, 2 order by 1, 2`)) as { rows: Row[] };
  return inTurns(rows, row => ({
    sum: Number(row.sum),
    period: row.period,
    figures: {
      attempted: Number(row.attempted),
      connected: Number(row.connected),
      callTime: Number(row.call_time),
      talkTime: Number(row.talk_time),
      closed: Number(row.closed),
      dealValue: Number(row.deal_value),
    },
  }));
};
