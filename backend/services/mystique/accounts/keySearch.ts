import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { batchSize } from '#contract/domain/lists/pageSizes.ts';
import type { Verb } from '../../../calls/Context.ts';
import { accounts, contacts } from '../../../database/schema/index.ts';
import { accountScope } from '../../../policies/accountScope.ts';
import { badQuery } from '../../../query/refuseQuery.ts';
import { accountFacts } from '../../sapna/accounts/accountFigures.ts';

type Search = CallOf<'accounts.keySearch'>;
type Key = AnswerOf<Search>['results'][number]['key'];

/** What is known of an account. */
interface Selector {
  readonly key: Key;
  readonly value: string;
}

/** Accounts that one selector finds; more of them would help nobody to choose. */
const mostFound = 20;

const keys = ['accountId', 'accountName', 'profileId', 'phone', 'email'] as const;

const refuse = (message: string) =>
  badQuery('salesAccountSelectorsArray', 'selector', `salesAccountSelectorsArray: ${message}`);

const isSelector = (value: unknown): value is Selector => {
  if (value === null || typeof value !== 'object') return false;
  const { key, value: sought, ...others } = value as Record<string, unknown>;
  return (
    keys.some(known => known === key) &&
    typeof sought === 'string' &&
    sought.trim() !== '' &&
    Object.keys(others).length === 0
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readSelectors = (text: string): readonly Selector[] => {
  const list = parsed(text);
  if (!Array.isArray(list)) throw refuse('this must be a JSON list.');
  if (list.length > batchSize) throw refuse(`at most ${batchSize} selectors at a time.`);
  return list.map((one: unknown) => {
    if (!isSelector(one))
      throw refuse(`each selector is { key, value } with a key of ${keys.join(', ')}.`);
    return one;
  });
};

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
  for (const selector of readSelectors(query.salesAccountSelectorsArray)) {
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
