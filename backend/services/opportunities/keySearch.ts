import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { opportunityKeys } from '#contract/calls/opportunities/opportunityKeySearch.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { pageSizes } from '#contract/domain/lists/pageSizes.ts';
import { callerLookupStatuses } from '#contract/domain/opportunities/caseStatus.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { accounts, contacts, opportunities } from '../../database/schema/index.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import { opportunityFacts } from './figures/opportunityFacts.ts';
import { readSelectors, type Selector } from '../readSelectors.ts';

type Search = CallOf<'opportunities.keySearch'>;
type Found = AnswerOf<Search>['results'];
type Key = Found[number]['key'];

const parameter = 'salesOpportunitySelectorsArray';

const byId = (column: typeof opportunities.id | typeof opportunities.accountId, value: string) =>
  /^[1-9]\d{0,14}$/.test(value) ? eq(column, Number(value)) : sql`false`;

const conditions: Record<Key, (value: string) => SQL> = {
  opportunityId: value => byId(opportunities.id, value),
  opportunityName: value => sql`lower(${opportunities.name}) = lower(${value}::text)`,
  accountId: value => byId(opportunities.accountId, value),
  phone: value => sql`${opportunities.accountId} in (
    select person.account_id from ${contacts} person
    where person.phone = ${normalisePhone(value)}::text and person.deleted_at is null
    union select client.id from ${accounts} client
    where client.mobile = ${normalisePhone(value)}::text)`,
};

/** Cases in 1 and 57 come first, the newest of them first (T107). */
const callerFirst = sql`(${opportunities.caseStatusId} in (${sql.raw(callerLookupStatuses.join(', '))})) desc`;

const find = async (
  { db, actor }: Pick<Context<Search>, 'db' | 'actor'>,
  selectors: readonly Selector<Key>[],
) => {
  const results: Found = [];
  for (const { key, value } of selectors) {
    const rows = await db
      .select({
        id: opportunities.id,
        name: opportunities.name,
        line: opportunities.line,
        statusId: opportunities.statusId,
        caseStatusId: opportunities.caseStatusId,
        accountId: opportunities.accountId,
        accountName: accounts.name,
        agentName: opportunityFacts.ownerName,
      })
      .from(opportunities)
      .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
      .where(
        and(
          isNull(opportunities.deletedAt),
          opportunityScope(actor, 'read'),
          conditions[key](value.trim()),
        ),
      )
      .orderBy(callerFirst, desc(opportunities.updatedAt), desc(opportunities.id))
      .limit(pageSizes.callerOpportunities);
    results.push({
      key,
      opportunities: rows.map(({ agentName, ...row }) => ({
        ...row,
        ...(agentName !== null && { agentName }),
      })),
    });
  }
  return { results };
};

/** GET soc/key-search: up to five selectors, each with the opportunities that it finds, in their order (T72). */
export const keySearch: Verb<Search> = context =>
  find(context, readSelectors(parameter, context.query[parameter], opportunityKeys));

/** POST soc/post/key-search: the same, with the selectors in the body. */
export const postKeySearch: Verb<CallOf<'opportunities.postKeySearch'>> = context =>
  find(context, context.body.selectors);
