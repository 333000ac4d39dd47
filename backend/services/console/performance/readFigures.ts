import { and, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import { startOfDay } from '#contract/domain/days/indiaDay.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { noFigures, type Figures } from '#contract/domain/performance/sumBelow.ts';
import type { Database } from '../../../database/client.ts';
import { calls, opportunities } from '../../../database/schema/index.ts';
import { amongIds } from '../../../query/amongIds.ts';

export type Period = 'whole' | 'day' | 'month';

export interface PersonFigures {
  readonly personId: number;
  readonly period: string | null;
  readonly figures: Figures;
}

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** The day or month in India that a moment belongs to (T76). */
const periodOf = (at: PgColumn, period: Period): SQL<string | null> =>
  period === 'whole'
    ? sql<null>`null::text`
    : sql<string>`to_char(${at} at time zone 'Asia/Kolkata', ${sql.raw(`'${formats[period]}'`)})`;

const whole = (value: SQL): SQL<number> => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
const seconds = (from: PgColumn, until: PgColumn): SQL =>
  sql`round(sum(extract(epoch from ${until} - ${from})) filter (where ${from} is not null))`;

/** Whether a call was a talk: one definition for figures and the rows behind them. */
export const wasConnected = sql<boolean>`coalesce(${calls.outcomeId} = ${connectedOutcomeId}, false)`;

export const isClosedDeal: SQL | undefined = and(
  sql`${opportunities.statusId} in (${sql.raw(opportunityBuckets.closed.join(', '))})`,
  isNull(opportunities.deletedAt),
);

interface Asked {
  readonly personIds: readonly number[];
  /** Days in India; the second one is not included. */
  readonly from: string;
  readonly before: string;
  readonly period: Period;
}

const readCalls = (db: Database, { personIds, from, before, period }: Asked) =>
  db
    .select({
      personId: calls.agentId,
      period: periodOf(calls.startedAt, period).as('period'),
      attempted: sql<number>`count(*)`.mapWith(Number),
      connected: sql<number>`count(*) filter (where ${wasConnected})`.mapWith(Number),
      callTime: whole(seconds(calls.startedAt, calls.endedAt)),
      talkTime: whole(seconds(calls.connectedAt, calls.endedAt)),
    })
    .from(calls)
    .where(
      and(
        amongIds(calls.agentId, personIds),
        gte(calls.startedAt, startOfDay(from)),
        lt(calls.startedAt, startOfDay(before)),
      ),
    )
    .groupBy(calls.agentId, sql`2`);

const readSales = (db: Database, { personIds, from, before, period }: Asked) =>
  db
    .select({
      personId: sql<number>`${opportunities.agentId}`.mapWith(Number),
      period: periodOf(opportunities.closedAt, period).as('period'),
      closed: sql<number>`count(*)`.mapWith(Number),
      dealValue: whole(sql`sum(${opportunities.dealValuePaise})`),
    })
    .from(opportunities)
    .where(
      and(
        amongIds(opportunities.agentId, personIds),
        isClosedDeal,
        gte(opportunities.closedAt, startOfDay(from)),
        lt(opportunities.closedAt, startOfDay(before)),
      ),
    )
    .groupBy(opportunities.agentId, sql`2`);

/** Calls and sales of people, two statements for however many; who did nothing has no row. */
export const readFigures = async (db: Database, asked: Asked): Promise<PersonFigures[]> => {
  if (asked.personIds.length === 0) return [];
  const found = new Map<string, { -readonly [Key in keyof PersonFigures]: PersonFigures[Key] }>();
  const rows = [...(await readCalls(db, asked)), ...(await readSales(db, asked))];
  for (const { personId, period, ...figures } of rows) {
    const key = `${personId} ${period ?? ''}`;
    const before = found.get(key)?.figures ?? noFigures;
    found.set(key, { personId, period, figures: { ...before, ...figures } });
  }
  return [...found.values()];
};
