import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { AccountMapping, AccountMappingFields } from '#contract/calls/recordTypes.ts';
import { mappingCalls } from '#contract/calls/accounts/accountLists.ts';
import { accountMessages } from '#contract/domain/accounts/accountMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { accountMappings, accounts } from '../../database/schema/index.ts';
import {
  accountsInScope,
  ofAccountInScope,
  refuseAccount,
} from '../../policies/scopes/accountScope.ts';
import { toldAs } from '../../policies/toldAs.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { rowsOfAccount } from './accountLists.ts';

const ofMapped = (what: ReturnType<typeof sql>) => sql<string>`(
  select ${what} from accounts mapped where mapped.id = ${accountMappings.mappedAccountId})`;

/** Accounts that stand for the same client. */
export const mappingRecords = declareRecords<AccountMapping, AccountMappingFields>(mappingCalls, {
  resource: 'account-mappings',
  table: accountMappings,
  removal: 'soft',
  notThere: notThere.mapping,
  fields: {
    accountId: reference(accountMappings.accountId, accounts, { order: accounts.name }),
    accountName: accounts.name,
    mappedAccountId: accountMappings.mappedAccountId,
    mappedAccountName: ofMapped(sql`mapped.name`),
    mappedAgentName: ofMapped(
      sql`(select agent.name from users agent where agent.id = mapped.agent_id)`,
    ),
    mappedCityName: ofMapped(sql`(
      select string_agg(city.name, ', ' order by place.id)
      from account_cities place join cities city on city.id = place.city_id
      where place.account_id = mapped.id)`),
  },
  search: [accounts.name],
  sort: '-updatedAt',
  readers: actor => ofAccountInScope(accountMappings.accountId, actor, 'read'),
  narrow: rowsOfAccount(accountMappings.accountId),
  unique: [
    {
      index: 'account_mappings_unique',
      field: 'mappedAccountId',
      taken: () => accountMessages.notMapped,
    },
  ],
  refuse: async ({ db, actor }, { record }) => {
    const { accountId, mappedAccountId } = record;
    const known = await accountsInScope(db, actor, 'read', [mappedAccountId]);
    if (known.size === 0)
      throw invalidField('/mappedAccountId', 'reference', accountMessages.noSuchAccounts);
    if (accountId === mappedAccountId)
      throw invalidField('/mappedAccountId', 'itself', accountMessages.notMapped);
    const [other] = await db
      .select({ id: accountMappings.id })
      .from(accountMappings)
      .where(
        and(
          isNull(accountMappings.deletedAt),
          or(
            and(
              eq(accountMappings.accountId, mappedAccountId),
              eq(accountMappings.mappedAccountId, accountId),
            ),
          ),
        ),
      );
    if (other) throw invalidField('/mappedAccountId', 'duplicate', accountMessages.notMapped);
  },
});

/** POST account-mappings. */
export const createMapping = async (context: InWrite & { body: AccountMappingFields }) => {
  await refuseAccount(context.db, context.actor, 'change', context.body.accountId);
  return mappingRecords.create(context, context.body);
};

/** DELETE account-mappings/{id}. */
export const removeMapping: typeof mappingRecords.verbs.remove = async context => {
  const { id } = context.params as unknown as { id: number };
  const { accountId } = await mappingRecords.readOne(context, id);
  await refuseAccount(context.db, context.actor, 'change', accountId).catch(
    toldAs(notThere.mapping),
  );
  return mappingRecords.verbs.remove(context);
};
