import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, AccountFields } from '#contract/calls/recordTypes.ts';
import { accountRecordCalls } from '#contract/calls/accounts/accounts.ts';
import {
  accountRefusals,
  inactiveAccountMessage,
  isAccountEditable,
} from '#contract/domain/accounts/accountStatus.ts';
import { asFieldFaults, accountFindings } from '#contract/domain/clients/clientFindings.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  accountAssignments,
  accountCities,
  accounts,
  cities,
  users,
} from '../../database/schema/index.ts';
import { accountScope, accountsInScope } from '../../policies/scopes/accountScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { accountFacts, accountFigures } from './accountFigures.ts';
import { refuseAgent } from '../../policies/refuseAgent.ts';

const isAbsent = sql`(not ${accounts.isActive} or ${accounts.deletedAt} is not null)`;

const ofCity = (cityId: unknown) =>
  typeof cityId === 'number'
    ? exists(
        sql`(select 1 from ${accountCities} where ${and(
          eq(accountCities.accountId, accounts.id),
          eq(accountCities.cityId, cityId),
        )})`,
      )
    : undefined;

const refuseCities = async ({ db }: InWrite, ids: readonly number[]): Promise<void> => {
  const found = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(inArray(cities.id, [...ids]), eq(cities.isActive, true)))
    .for('share');
  if (found.length < new Set(ids).size) throw invalidField('/cityIds', 'reference', invalidChoice);
};

const writeCities = async (
  { db, actor }: InWrite,
  accountId: number,
  cityIds: readonly number[],
): Promise<void> => {
  await db.delete(accountCities).where(eq(accountCities.accountId, accountId));
  await db
    .insert(accountCities)
    .values(cityIds.map(cityId => ({ accountId, cityId, createdBy: actor.id })));
};

/** The account above has to be one's own to change and in use, and may not be below this one. */
const refuseParent = async (
  { db, actor }: InWrite,
  parentId: number,
  ownId: number | undefined,
): Promise<void> => {
  const mayChange = await accountsInScope(db, actor, 'change', [parentId]);
  const [above] = await db
    .select({ parentId: accounts.parentId, statusId: accounts.statusId })
    .from(accounts)
    .where(eq(accounts.id, parentId));
  const isRing = ownId !== undefined && (parentId === ownId || above?.parentId === ownId);
  if (mayChange.size === 0 || isRing) throw invalidField('/parentId', 'reference', invalidChoice);
  if (above && !isAccountEditable(above.statusId))
    throw invalidField('/parentId', 'LOCKED', accountRefusals.inactive);
};

const agents = alias(users, 'account_agents');

/** Clients. Cities are in a table of their own; anyone who has the account now follows from its assignments. */
export const accountRecords = declareRecords<Account, AccountFields>(accountRecordCalls, {
  resource: 'accounts',
  table: accounts,
  removal: 'soft',
  notThere: notThere.account,
  fields: {
    accountName: accounts.name,
    profileId: accounts.uuid,
    clientTypeId: accounts.clientTypeId,
    statusId: accounts.statusId,
    clientStatusId: accounts.clientStatusId,
    agentId: accounts.agentId,
    ...accountFacts,
    cityIds: elsewhere(accountFacts.cityIds),
    pocName: accounts.pocName,
    email: accounts.email,
    mobile: accounts.mobile,
    pan: accounts.pan,
    makaanSellerIds: accounts.makaanSellerIds,
    ...accountFigures,
    parentId: accounts.parentId,
    isSubBroker: accounts.isSubBroker,
    mergedIntoId: accounts.mergedIntoId,
    isDnd: accounts.isDnd,
    migratedAt: accounts.migratedAt,
    active: accounts.isActive,
    alert: sql`case when ${isAbsent} then ${inactiveAccountMessage}::text end`,
  },
  joins: [{ table: agents, on: eq(agents.id, accounts.agentId), isInner: false }],
  search: [accounts.name, agents.name],
  client: { accountId: accounts.id },
  sort: '-updatedAt',
  readers: actor => accountScope(actor, 'read'),
  narrow: (query, actor) => [
    accountScope(actor, 'list'),
    isNull(accounts.mergedIntoId),
    ofCity(query['cityId']),
  ],
  faults: ({ record, before }) => asFieldFaults(accountFindings({ record, previous: before })),
  refuse: async (context, { changes, before }) => {
    if (changes.cityIds) await refuseCities(context, changes.cityIds);
    const { agentId } = changes;
    if (changes.parentId && changes.parentId !== before?.parentId)
      await refuseParent(context, changes.parentId, before?.id);
    const isOwn = before === undefined && agentId === context.actor.id;
    if (agentId !== undefined && agentId !== null && !isOwn)
      await refuseAgent(context.db, context.actor, agentId);
  },
  written: async (context, { id, changes, before }) => {
    if (changes.cityIds) await writeCities(context, id, changes.cityIds);
    if (changes.agentId !== undefined)
      await context.db.insert(accountAssignments).values({
        accountId: id,
        fromAgentId: before?.agentId ?? null,
        agentId: changes.agentId,
        createdBy: context.actor.id,
      });
  },
  history: account => ({
    accountName: account.accountName,
    clientTypeId: account.clientTypeId,
    clientStatusId: account.clientStatusId,
    agentId: account.agentId,
    agentName: account.agentName,
    cityIds: account.cityIds,
    parentId: account.parentId,
    pocName: account.pocName,
    email: account.email,
    mobile: account.mobile,
    pan: account.pan,
  }),
});
