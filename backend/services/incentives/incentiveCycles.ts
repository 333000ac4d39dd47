import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { IncentiveCycle } from '#contract/calls/recordTypes.ts';
import { incentiveCycleCalls } from '#contract/calls/incentives/userIncentives.ts';
import type { ClosureDates } from '#contract/domain/days/closureMonth.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { cycleName, lastCycles } from '#contract/domain/incentives/incentiveCycles.ts';
import {
  incentiveCycleCount,
  incentiveFrequencies,
} from '#contract/domain/incentives/incentiveStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { incentiveCycles as cycles, salesMonthClosureDates } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

/** Months and quarters that have begun. */
export const incentiveCycleRecords = declareRecords<IncentiveCycle, object>(incentiveCycleCalls, {
  resource: 'incentive-cycles',
  table: cycles,
  removal: 'hard',
  notThere: notThere.incentiveCycle,
  fields: {
    name: cycles.name,
    frequency: cycles.frequency,
    startDate: cycles.startDate,
    endDate: cycles.endDate,
    closedAt: cycles.closedAt,
    isClosed: sql<boolean>`("incentive_cycles"."closed_at" is not null)`,
  },
  search: [cycles.name],
  sort: '-startDate,-endDate',
  readers: 'granted',
});

/**
 * GET incentive-cycles: the calendar makes them, so those that have begun and are not there yet are written as they are
 * asked for, each one once for all callers.
 */
export const listCycles: Verb<CallOf<'incentiveCycles.list'>> = async context => {
  const { services, query } = context;
  const today = indiaDay(services.now());
  const { count, frequency } = query as { count?: number; frequency?: 'Monthly' | 'Quarterly' };
  const wanted = incentiveFrequencies.flatMap(one =>
    lastCycles(today, count ?? incentiveCycleCount, one),
  );
  await services.db
    .insert(cycles)
    .values(wanted.map(period => ({ ...period, name: cycleName(period) })))
    .onConflictDoNothing();
  const asked = frequency ?? (count === undefined ? undefined : 'Monthly');
  const last = count === undefined || !asked ? [] : lastCycles(today, count, asked);
  return incentiveCycleRecords.list(context, query, [
    lte(cycles.startDate, today),
    asked && eq(cycles.frequency, asked),
    last.length > 0
      ? inArray(
          cycles.startDate,
          last.map(({ startDate }) => startDate),
        )
      : undefined,
  ]);
};

export type CycleRow = typeof cycles.$inferSelect;

/** @throws Refusal NOT_FOUND; a cycle that has not begun is none yet. */
export const cycleOrRefuse = async (
  db: Database,
  id: number,
  today?: string,
): Promise<CycleRow> => {
  const [row] = await db
    .select()
    .from(cycles)
    .where(and(eq(cycles.id, id), today === undefined ? undefined : lte(cycles.startDate, today)));
  if (!row) throw notFound(notThere.incentiveCycle);
  return row;
};

/** The closure dates of sales months that differ from the calendar (T57). */
export const readClosures = async (db: Database): Promise<ClosureDates> => {
  const rows = await db.select().from(salesMonthClosureDates);
  return Object.fromEntries(
    rows.map(({ year, monthNumber, closureDate }) => [
      `${year}-${String(monthNumber).padStart(2, '0')}`,
      closureDate,
    ]),
  );
};
