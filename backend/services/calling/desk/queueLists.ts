import { and, asc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { queryBounds } from '#contract/domain/days/dayBounds.ts';
import { endOfDay, indiaDay } from '#contract/domain/days/indiaDay.ts';
import { linesOf } from '#contract/domain/lines.ts';
import { caseStatusLists, ownerCallingStageId } from '#contract/domain/opportunities/caseStatus.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { userFlags } from '#contract/domain/roles/userFlags.ts';
import type { Verb } from '../../../calls/Context.ts';
import {
  accounts,
  caseStatuses,
  cities,
  opportunities as o,
} from '../../../database/schema/index.ts';
import { opportunityScope } from '../../../policies/scopes/opportunityScope.ts';
import { opportunityFacts } from '../../opportunities/figures/opportunityFacts.ts';
import { waitingCases } from './waitingCases.ts';

const isOpen = inArray(o.statusId, [...opportunityBuckets.open]);
const counted = sql<number>`count(*) over ()`.mapWith(Number);

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How many of those who wait the desk shows; the rest is a list of its own. */
const shown = 30;

const listed = (list: 'followUp' | 'linkSent', now: Date, isTeleSales: boolean): SQL | undefined =>
  list === 'linkSent'
    ? inArray(o.caseStatusId, [
        ...(isTeleSales ? caseStatusLists.linkSentTeleSales : [caseStatusLists.linkSent[1]]),
      ])
    : and(
        inArray(o.caseStatusId, [...caseStatusLists.renewal]),
        sql`${o.fupTime} > ${endOfDay(indiaDay(now))}`,
      );

/** GET calling/queue: one's own cases of a line, the first to be called first; those of today in the order of the pull. */
export const listQueue: Verb<CallOf<'calling.queue'>> = async context => {
  const { db, actor, query, services } = context;
  const line = query.line ?? linesOf(actor.roleCodes)[0] ?? 'owner';
  const list = query.list ?? 'due';
  if (list === 'due') {
    const { totalCount, rows } = await waitingCases(context, line, shown);
    return {
      totalCount,
      results: rows.map(({ totalCount: _total, ...row }) => ({
        ...row,
        opportunityId: Number(row.opportunityId),
        dealValue: Number(row.dealValue),
        fupTime: row.fupTime === null ? null : new Date(row.fupTime).toISOString(),
      })),
    };
  }
  const isTeleSales = line === 'owner' && userFlags(actor.grants).isOwnerTelesalesAgent;
  const rows = await db
    .select({
      opportunityId: o.id,
      name: o.name,
      accountName: accounts.name,
      cityName: cities.name,
      caseStatusName: caseStatuses.name,
      fupTime: o.fupTime,
      dealValue: o.dealValuePaise,
      totalCount: counted,
    })
    .from(o)
    .innerJoin(accounts, eq(accounts.id, o.accountId))
    .innerJoin(caseStatuses, eq(caseStatuses.id, o.caseStatusId))
    .leftJoin(cities, eq(cities.id, o.cityId))
    .where(
      and(
        isNull(o.deletedAt),
        eq(o.line, line),
        eq(o.agentId, actor.id),
        isOpen,
        listed(list, services.now(), isTeleSales),
      ),
    )
    .orderBy(sql`${o.fupTime} nulls last`, asc(o.id))
    .limit(shown);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    results: rows.map(({ totalCount: _total, fupTime, ...row }) => ({
      ...row,
      fupTime: iso(fupTime),
      why: null,
    })),
  };
};

const idsIn = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);

const textsIn = (text: string | undefined): string[] | undefined =>
  text?.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]));

const heldBy = (numbers: readonly string[]): SQL => sql`${o.accountId} in (
  select person.account_id from contacts person
  where person.phone = any(${sql.param(numbers)}::text[]) and person.deleted_at is null
  union select client.id from accounts client where client.mobile = any(${sql.param(numbers)}::text[]))`;

/** GET soc/owner-calling-queue: owner cases at stage 98 unless other stages are named (T36). */
export const ownerCallingQueue: Verb<CallOf<'soc.ownerCallingQueue'>> = async ({
  db,
  actor,
  query,
}) => {
  const statusIds = idsIn(query.statusIds);
  const agentIds = idsIn(query.agentIds);
  const numbers = textsIn(query.ownerContacts)?.map(normalisePhone);
  const names = textsIn(query.ownerNames)?.map(name => name.toLowerCase());
  const { from } = query.dateFrom ? queryBounds(query.dateFrom, query.dateFrom) : {};
  const { before } = query.dateTo ? queryBounds(query.dateTo, query.dateTo) : {};
  const where = and(
    isNull(o.deletedAt),
    eq(o.line, 'owner'),
    isOpen,
    opportunityScope(actor, 'list'),
    inArray(o.stageId, idsIn(query.ownerOpportunityStageIds) ?? [ownerCallingStageId]),
    statusIds && inArray(o.caseStatusId, statusIds),
    agentIds && inArray(o.agentId, agentIds),
    from && gte(o.fupTime, from),
    before && sql`${o.fupTime} < ${before}`,
    numbers && heldBy(numbers),
    names && sql`lower(${accounts.name}) = any(${sql.param(names)}::text[])`,
  );
  const rows = await db
    .select({
      opportunityId: o.id,
      name: o.name,
      accountName: accounts.name,
      phone: accounts.mobile,
      cityName: cities.name,
      statusId: o.statusId,
      caseStatusId: o.caseStatusId,
      caseStatusName: caseStatuses.name,
      stageId: o.stageId,
      agentId: o.agentId,
      agentName: opportunityFacts.ownerName,
      fupTime: o.fupTime,
      dealValue: o.dealValuePaise,
    })
    .from(o)
    .innerJoin(accounts, eq(accounts.id, o.accountId))
    .innerJoin(caseStatuses, eq(caseStatuses.id, o.caseStatusId))
    .leftJoin(cities, eq(cities.id, o.cityId))
    .where(where)
    .orderBy(sql`${o.fupTime} nulls last`, asc(o.id))
    .limit(query.rows ?? 10)
    .offset(query.start ?? 0);
  const [all] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(o)
    .innerJoin(accounts, eq(accounts.id, o.accountId))
    .where(where);
  return {
    totalCount: all?.count ?? 0,
    results: rows.map(({ fupTime, ...row }) => ({ ...row, fupTime: iso(fupTime) })),
  };
};
