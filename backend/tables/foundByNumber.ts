import { sql, type Column, type SQL } from 'drizzle-orm';
import { accounts, contacts } from '../database/schema/index.ts';
import type { Numbered } from '../policies/phones/numberAsked.ts';

/** Whose the records of a list are, and their own phones: columns of its table, or of one that is joined. */
export interface ClientOf {
  readonly accountId?: Column | SQL;
  readonly opportunityId?: Column | SQL;
  readonly phones?: readonly Column[];
}

/** The accounts that have a phone, or somebody with it: two indexes, since joined by "or" both would be asked of every row. */
const accountsWith = (phoneEnd: string): SQL => {
  const ending = `%${phoneEnd}`;
  return sql`(
    select own.id from ${accounts} own where own.mobile like ${ending}::text
    union all
    select person.account_id from ${contacts} person
    where person.phone like ${ending}::text and person.deleted_at is null)`;
};

/**
 * What a number may mean in a list of what clients have (decision record 0085): the record's own id, that of its deal or of
 * its account, or a phone of either. Each condition is served by an index of its own.
 */
export const foundByNumber = (
  { digits, phoneEnd }: Numbered,
  id: Column | SQL,
  { accountId, opportunityId, phones = [] }: ClientOf,
): readonly SQL[] => {
  const number = Number(digits);
  const ids = [...new Set([id, opportunityId, accountId])].flatMap(column => column ?? []);
  return [
    ...(Number.isSafeInteger(number) ? ids.map(column => sql`${column} = ${number}::bigint`) : []),
    ...(phoneEnd === undefined
      ? []
      : [
          ...phones.map(column => sql`${column} like ${`%${phoneEnd}`}::text`),
          ...(accountId ? [sql`${accountId} in ${accountsWith(phoneEnd)}`] : []),
        ]),
  ];
};
