import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { hotClientStatusId } from '#contract/domain/accounts/clientStatus.ts';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { monthOf, startOfDay } from '#contract/domain/days/indiaDay.ts';
import { paymentFailedWindow } from '#contract/domain/days/windows.ts';
import {
  caseStatusLists,
  ownerCallingStageId,
  specialFollowUpStatusId,
} from '#contract/domain/opportunities/caseStatus.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { userFlags } from '#contract/domain/roles/userFlags.ts';
import {
  accounts,
  calls,
  caseStatuses,
  cities,
  opportunities as o,
  opportunityPackages as p,
  opportunityProducts,
  paymentLinks,
  users,
} from '../../../database/schema/index.ts';
import { isAny } from '../../../query/isAny.ts';
import { opportunityScope, reachesFew } from '../../../policies/scopes/opportunityScope.ts';
import {
  none,
  valueOf,
  type TileCondition,
  type TileSetting,
  type TileSource,
} from '../TileSource.ts';

/** Days back in which a client counts as reached, and in which an activation counts as new. */
const reachedDays = 7;
const activatedDays = 30;

const isOpen = inArray(o.statusId, [...opportunityBuckets.open]);
const isClosed = inArray(o.statusId, [...opportunityBuckets.closed]);
const inStatuses = (ids: readonly number[]): SQL => inArray(o.caseStatusId, [...ids]);

const hasPackage = isAny(
  sql`from ${p} where ${p.opportunityId} = ${o.id} and ${p.deletedAt} is null`,
);

type ActivationState = (typeof opportunityProducts.$inferSelect)['activationState'];

/** Whether a product of it is in one of the states. */
const hasProduct = (...states: readonly ActivationState[]): SQL =>
  isAny(sql`from ${p} join ${opportunityProducts}
    on ${opportunityProducts.opportunityPackageId} = ${p.id} and ${opportunityProducts.deletedAt} is null
    where ${p.opportunityId} = ${o.id} and ${p.deletedAt} is null
      and ${inArray(opportunityProducts.activationState, [...states])}`);

/** Asked of a few deals one after the other; for anyone who reaches many, the calls of these days are found first. */
const isReachedSince = (since: Date, { actor }: TileSetting): SQL => {
  const isReached = and(eq(calls.outcomeId, connectedOutcomeId), gte(calls.startedAt, since));
  return reachesFew(actor, 'list')
    ? isAny(sql`from ${calls} where ${calls.opportunityId} = ${o.id} and ${isReached}`)
    : sql`${o.id} = any(array(select distinct ${calls.opportunityId} from ${calls} where ${isReached}))`;
};

/** Due by the end of today, and overdue when the day has passed (T76). */
const due = ({ today }: TileSetting) => ({
  isDue: lt(o.fupTime, startOfDay(addDays(today, 1))),
  overdue: lt(o.fupTime, startOfDay(today)),
});

const linkSent = ({ actor }: TileSetting): SQL | undefined =>
  and(
    isOpen,
    eq(o.stageId, ownerCallingStageId),
    inStatuses(
      userFlags(actor.grants).isOwnerTelesalesAgent
        ? caseStatusLists.linkSentTeleSales
        : caseStatusLists.linkSent,
    ),
  );

const conditions: Partial<Record<TileKey, (setting: TileSetting) => TileCondition>> = {
  followup: setting => {
    const { isDue, overdue } = due(setting);
    return { where: and(isOpen, inStatuses(caseStatusLists.followUp), isDue), overdue };
  },
  specialfollowup: setting => {
    const { isDue, overdue } = due(setting);
    const isSpecial = or(
      isAny(sql`from ${accounts} as client where client.id = ${o.accountId}
        and client.client_status_id = ${hotClientStatusId}`),
      eq(o.caseStatusId, specialFollowUpStatusId),
    );
    return { where: and(isOpen, inStatuses(caseStatusLists.followUp), isDue, isSpecial), overdue };
  },
  renewal: setting => ({
    where: and(isOpen, inStatuses(caseStatusLists.renewal), isNotNull(o.renewalTag)),
    overdue: due(setting).overdue,
  }),
  closed: ({ today }) => ({
    where: and(isClosed, gte(o.closedAt, startOfDay(`${monthOf(today)}-01`))),
  }),
  product: () => ({ where: and(isOpen, hasPackage) }),
  salesconnect: setting => ({
    where: and(isOpen, isReachedSince(startOfDay(addDays(setting.today, -reachedDays)), setting)),
  }),
  linksent: setting => ({ where: linkSent(setting), overdue: due(setting).overdue }),
  linksentpaymentfailed: setting => ({
    where: and(
      linkSent(setting),
      gte(o.paymentFailedAt, startOfDay(paymentFailedWindow(setting.today).start)),
    ),
    overdue: due(setting).overdue,
  }),
  activationpending: () => ({ where: and(isClosed, hasProduct('pending', 'failed')) }),
  activationcomplete: ({ today }) => ({
    where: and(
      isClosed,
      gte(o.closedAt, startOfDay(addDays(today, -activatedDays))),
      hasProduct('active', 'stopped'),
      sql`not ${hasProduct('pending', 'failed')}`,
    ),
  }),
};

/** Of the last payment by link of an opportunity that failed: what was to be paid, and why it was not. */
const ofFailedLink = (
  column: typeof paymentLinks.amountPaise | typeof paymentLinks.failureReason,
): SQL =>
  sql`(select ${column} from ${paymentLinks} where ${paymentLinks.opportunityId} = ${o.id}
    and (${paymentLinks.status} = 'failed' or ${paymentLinks.failureReason} is not null)
    order by ${paymentLinks.id} desc limit 1)`;

/** Tiles that count opportunities. */
export const opportunityTiles: TileSource = {
  columns: {
    id: valueOf(o.id),
    name: valueOf(o.name),
    statusLabel: valueOf(caseStatuses.name),
    since: none.moment,
    fupTime: valueOf(o.fupTime),
    accountId: valueOf(o.accountId),
    accountName: valueOf(accounts.name),
    line: valueOf(o.line),
    cityId: valueOf(o.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(o.agentId),
    agentName: valueOf(users.name),
    amountPaise: valueOf(o.dealValuePaise),
    reason: none.text,
    createdAt: valueOf(o.createdAt),
    assignedAt: valueOf(o.assignedAt),
    updatedAt: valueOf(o.updatedAt),
    opportunityId: valueOf(o.id),
  },
  columnsOf: key =>
    key === 'linksentpaymentfailed'
      ? {
          amountPaise:
            sql`coalesce(${ofFailedLink(paymentLinks.amountPaise)}, ${o.dealValuePaise})`.mapWith(
              Number,
            ),
          reason: ofFailedLink(paymentLinks.failureReason),
        }
      : {},
  key: o.id,
  search: [o.name, accounts.name],
  from: (db, fields) =>
    db
      .select(fields)
      .from(o)
      .innerJoin(accounts, eq(accounts.id, o.accountId))
      .innerJoin(caseStatuses, eq(caseStatuses.id, o.caseStatusId))
      .leftJoin(cities, eq(cities.id, o.cityId))
      .leftJoin(users, eq(users.id, o.agentId))
      .$dynamic() as PgSelect,
  counted: (db, fields) => db.select(fields).from(o).$dynamic() as PgSelect,
  scope: ({ actor, line }) =>
    and(isNull(o.deletedAt), line && eq(o.line, line), opportunityScope(actor, 'list')),
  conditionOf: (key, setting) => conditions[key]?.(setting) ?? { where: sql`false` },
  workedBy: isTheirs => isTheirs(o.agentId),
};
