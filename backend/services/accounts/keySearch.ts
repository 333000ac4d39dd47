import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import type { Verb } from '../../calls/Context.ts';
import { accounts, contacts } from '../../database/schema/index.ts';
import { accountScope } from '../../policies/scopes/accountScope.ts';
import { accountFacts } from './accountFigures.ts';
import { readSelectors } from '../readSelectors.ts';

type Search = CallOf<'accounts.keySearch'>;
type Key = AnswerOf<Search>['results'][number]['key'];

/** Accounts that one selector finds; more of them would help nobody to choose. */
const mostFound = 20;

const parameter = 'salesAccountSelectorsArray';
const keys = ['accountId', 'accountName', 'profileId', 'phone', 'email'] as const;

const conditions: Record<Key, (value: string) => SQL> = {
  accountId: value => (/^[1-9]\d{0,14}$/.test(value) ? eq(accounts.id, Number(value)) : sql`false`),
  accountName: value => sql`lower(${accounts.name}) = lower(${value}::text)`,
  profileId: value => sql`${accounts.uuid}::text = lower(${value}::text)`,
  phone: value => {
    const phone = normalisePhone(value);
    return sql`(${accounts.mobile} = ${phone}::text or ${accounts.id} in (
      select person.account_id from ${contacts} person
      where person.phone = ${phone}::text and person.deleted_at is null))`;
  },
  email: value => sql`lower(${accounts.email}) = lower(${value}::text)`,
};

/** GET sac/key-search: up to five selectors, each with the accounts of one's own that it finds, in their order (T72). */
export const keySearch: Verb<Search> = async ({ query, db, actor }) => {
  const results: AnswerOf<Search>['results'] = [];
  for (const selector of readSelectors(parameter, query[parameter], keys)) {
    const rows = await db
      .select({
        id: accounts.id,
        accountName: accounts.name,
        profileId: accounts.uuid,
        agentName: accountFacts.agentName,
        cityName: accountFacts.cityName,
      })
      .from(accounts)
      .where(
        and(
          isNull(accounts.deletedAt),
          isNull(accounts.mergedIntoId),
          accountScope(actor, 'read'),
          conditions[selector.key](selector.value.trim()),
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(mostFound);
    results.push({
      key: selector.key,
      accounts: rows.map(({ agentName, cityName, ...row }) => ({
        ...row,
        ...(agentName !== null && { agentName }),
        ...(cityName !== null && { cityName }),
      })),
    });
  }
  return { results };
};
