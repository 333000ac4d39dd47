import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { monthOf } from '#contract/domain/days/indiaDay.ts';
import { paymentDueDays } from '#contract/domain/days/windows.ts';
import {
  paymentGroups,
  paymentStatuses,
  type PaymentGroup,
} from '#contract/domain/payments/paymentStatus.ts';
import {
  accounts,
  cities,
  opportunities,
  payments,
  users,
} from '../../../database/schema/index.ts';
import {
  ofListedOpportunity,
  ofWorkedOpportunity,
} from '../../../policies/scopes/opportunityScope.ts';
import {
  none,
  valueOf,
  wordsOf,
  type TileCondition,
  type TileSetting,
  type TileSource,
} from '../TileSource.ts';

/** The groups overlap: they are filters, not a partition (T26). */
const inGroup = (group: PaymentGroup) =>
  inArray(payments.statusId, [...paymentGroups[group].statusIds]);

const conditions: Partial<Record<TileKey, (setting: TileSetting) => TileCondition>> = {
  paymentapproved: ({ today }) => ({
    where: and(inGroup('approved'), gte(payments.paymentDate, `${monthOf(today)}-01`)),
  }),
  paymentrejected: () => ({ where: inGroup('rejected') }),
  paymentpending: ({ today }) => ({
    where: inGroup('pending'),
    overdue: lt(payments.paymentDate, addDays(today, -paymentDueDays)),
  }),
  paymentsentback: () => ({ where: inGroup('sentBack') }),
};

/** The day of a payment, or one so many days later, as the instant at which it begins in India: every row has one kind of time. */
const dayOf = (later: number) =>
  sql`((${payments.paymentDate} + ${sql.raw(String(later))})::timestamp at time zone 'Asia/Kolkata')`.mapWith(
    payments.createdAt,
  );

const badges = paymentStatuses
  .filter(({ groups }) => groups.length > 0)
  .map(({ id, badge }) => ({ id, label: badge }));

/** Tiles that count payments, which belong to anyone who has their opportunity. */
export const paymentTiles: TileSource = {
  columns: {
    id: valueOf(payments.id),
    name: sql`coalesce(${payments.referenceNumber}, ${opportunities.name})`,
    statusLabel: wordsOf(payments.statusId, badges),
    since: dayOf(0),
    fupTime: none.moment,
    accountId: valueOf(payments.accountId),
    accountName: valueOf(accounts.name),
    line: valueOf(opportunities.line),
    cityId: valueOf(opportunities.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(opportunities.agentId),
    agentName: valueOf(users.name),
    amountPaise: valueOf(payments.amountPaise),
    reason: none.text,
    createdAt: valueOf(payments.createdAt),
    assignedAt: none.moment,
    updatedAt: valueOf(payments.updatedAt),
    opportunityId: valueOf(payments.opportunityId),
  },
  columnsOf: key => (key === 'paymentpending' ? { fupTime: dayOf(paymentDueDays) } : {}),
  key: payments.id,
  opens: '/payment',
  search: [payments.referenceNumber, accounts.name],
  from: (db, fields) =>
    db
      .select(fields)
      .from(payments)
      .innerJoin(opportunities, eq(opportunities.id, payments.opportunityId))
      .innerJoin(accounts, eq(accounts.id, payments.accountId))
      .leftJoin(cities, eq(cities.id, opportunities.cityId))
      .leftJoin(users, eq(users.id, opportunities.agentId))
      .$dynamic() as PgSelect,
  counted: (db, fields) => db.select(fields).from(payments).$dynamic() as PgSelect,
  scope: ({ actor, line }) => ofListedOpportunity(payments.opportunityId, actor, line),
  conditionOf: (key, setting) => conditions[key]?.(setting) ?? { where: sql`false` },
  workedBy: (isTheirs, { actor }) => ofWorkedOpportunity(payments.opportunityId, actor, isTheirs),
};
