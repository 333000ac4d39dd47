import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type {
  ClosureDate,
  ClosureDateChange,
  ClosureDateDeal,
  ClosureDateFields,
} from '#contract/calls/recordTypes.ts';
import {
  closureDateChangeCalls,
  closureDateDealCalls,
  closureDateRecordCalls,
} from '#contract/calls/closureDates/closureDates.ts';
import { closureDateRefusals } from '#contract/domain/closureDates/closureDateFaults.ts';
import { monthNumberOf } from '#contract/domain/days/monthNames.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  closureDateChanges as changes,
  opportunities,
  salesMonthClosureDates as closures,
  users,
} from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere } from '../../tables/fields.ts';

type Query = Readonly<Record<string, unknown>>;

const askedIn = (month: unknown): SQL | undefined => {
  if (typeof month !== 'string') return undefined;
  const number = monthNumberOf(month);
  if (number === undefined)
    throw new Refusal('VALIDATION_FAILED', closureDateRefusals.month, {
      errors: [{ in: 'query', field: '/month', code: 'choice', ...closureDateRefusals.month }],
    });
  return eq(closures.monthNumber, number);
};

const monthName = sql<string>`to_char(make_date("sales_month_closure_dates"."year",
  "sales_month_closure_dates"."month_number", 1), 'FMMonth')`;

const monthOfYear = sql<string>`to_char(make_date("sales_month_closure_dates"."year",
  "sales_month_closure_dates"."month_number", 1), 'FMMonth YYYY')`;

/** The last day on which a deal counts for a month (T57). */
export const closureDateRecords = declareRecords<ClosureDate, ClosureDateFields>(
  closureDateRecordCalls,
  {
    resource: 'closure-dates',
    table: closures,
    removal: 'hard',
    notThere: notThere.closureDate,
    fields: today => ({
      month: elsewhere(monthName, (name: string) => name, monthName),
      year: closures.year,
      monthNumber: elsewhere(closures.monthNumber),
      name: monthOfYear,
      closureDate: closures.closureDate,
      reason: elsewhere(sql`null::text`),
      state: sql<string>`(case when "sales_month_closure_dates"."closure_date" < ${today} then 'closed' else 'open' end)`,
      askedDate: sql<string>`(select asked.to_date from closure_date_changes asked
        where asked.closure_date_id = "sales_month_closure_dates"."id" and asked.state = 'pending')`,
    }),
    search: [monthOfYear],
    sort: '-year,-monthNumber',
    readers: 'granted',
    narrow: ({ month, year }: Query) => [
      askedIn(month),
      typeof year === 'number' ? eq(closures.year, year) : undefined,
    ],
    columns: ({ changes: { month } }) =>
      month === undefined ? {} : { monthNumber: monthNumberOf(month) },
    history: ({ name, closureDate }) => ({ month: name, closureDate }),
  },
);

/** The instant at which a day in India is over. */
const endOf = (day: SQL): SQL => sql`((${day} + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** Deals closed between two days in India, the first excluded: what another closure date moves. One index gives them. */
const movedBetween = (from: SQL, to: SQL): SQL => sql`
  moved.deleted_at is null
  and moved.closed_at >= ${endOf(sql`least(${from}, ${to})`)}
  and moved.closed_at < ${endOf(sql`greatest(${from}, ${to})`)}`;

const ownDays = movedBetween(
  sql`"closure_date_changes"."from_date"`,
  sql`"closure_date_changes"."to_date"`,
);

const nameOf = (column: string): SQL<string> => sql<string>`(
  select person.name from users person where person.id = ${sql.raw(column)})`;

/** Other dates that were asked for, with what they move. */
export const closureDateChangeRecords = declareRecords<ClosureDateChange, object>(
  closureDateChangeCalls,
  {
    resource: 'closure-date-changes',
    table: changes,
    removal: 'hard',
    notThere: notThere.closureDate,
    fields: {
      closureDateId: changes.closureDateId,
      fromDate: changes.fromDate,
      toDate: changes.toDate,
      reason: changes.reason,
      state: changes.state,
      dealCount: sql<number>`(select count(*)::int from opportunities moved where ${ownDays})`,
      dealValue: sql<number>`(select coalesce(sum(moved.deal_value_paise), 0)
        from opportunities moved where ${ownDays})`.mapWith(Number),
      askedById: changes.askedBy,
      askedByName: nameOf('"closure_date_changes"."asked_by"'),
      decidedByName: nameOf('"closure_date_changes"."decided_by"'),
      decidedAt: changes.decidedAt,
      remark: changes.remark,
    },
    search: [],
    sort: '-createdAt',
    readers: 'granted',
    narrow: ({ closureDateId }: Query) => [
      typeof closureDateId === 'number' ? eq(changes.closureDateId, closureDateId) : undefined,
    ],
    history: ({ fromDate, toDate, reason, state, remark }) => ({
      fromDate,
      toDate,
      reason,
      state,
      remark,
    }),
  },
);

/** Deals that dates which are asked for would have count for another month, each with its date. */
const askedFor = sql`from closure_date_changes asked join opportunities moved
  on ${movedBetween(sql`asked.from_date`, sql`asked.to_date`)} where asked.state = 'pending'`;

/** Deals that the dates which are asked for would move. */
export const closureDateDealRecords = declareRecords<ClosureDateDeal, object>(
  closureDateDealCalls,
  {
    resource: 'closure-date-deals',
    table: opportunities,
    removal: 'soft',
    notThere: notThere.opportunity,
    where: and(isNull(opportunities.deletedAt), sql`${opportunities.closedAt} is not null`),
    joins: [{ table: users, on: eq(users.id, opportunities.agentId), isInner: false }],
    fields: {
      closureDateId: sql<number>`(select min(asked.closure_date_id) ${askedFor}
        and moved.id = "opportunities"."id")`.mapWith(Number),
      name: opportunities.name,
      line: opportunities.line,
      agentName: users.name,
      closedAt: opportunities.closedAt,
      dealValue: opportunities.dealValuePaise,
    },
    search: [opportunities.name, users.name],
    client: { accountId: opportunities.accountId },
    sort: '-closedAt',
    readers: 'granted',
    narrow: ({ closureDateId }: Query) => [
      amongFew(
        opportunities.id,
        sql`select moved.id ${askedFor} ${
          typeof closureDateId === 'number'
            ? sql`and asked.closure_date_id = ${closureDateId}`
            : sql``
        }`,
      ),
    ],
  },
);
