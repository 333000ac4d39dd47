import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notAllowed, notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { accounts } from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { isAny } from '../../query/isAny.ts';
import { amongIds } from '../../query/amongIds.ts';
import { peopleOf } from '../peopleOf.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

type Account = Readonly<Record<'id' | 'clientTypeId' | 'agentId', PgColumn>>;

/** Each account is looked at, and people are a set: `is true` keeps it one, where a join would ask for each deal. */
const isTheirs = (account: Account, types: readonly number[], people: SQL): SQL | undefined =>
  or(
    types.length > 0 ? inArray(account.clientTypeId, [...types]) : undefined,
    sql`${account.agentId} in (${people})`,
    isAny(sql`from opportunities worked
      where worked.account_id = ${account.id} and (worked.agent_id in (${people})) is true
        and worked.deleted_at is null`),
  );

/** The accounts of those who reach a few, by two look-ups. */
const oneOf = (accountId: PgColumn, people: SQL): SQL =>
  amongFew(
    accountId,
    sql`select held.id from accounts held where held.agent_id in (${people})
      union select worked.account_id from opportunities worked
        where worked.agent_id in (${people}) and worked.deleted_at is null`,
  );

/** @param look how an account is looked at, by its types and people */
const scopeOf = (
  accountId: PgColumn,
  actor: Asking,
  act: ClientAct,
  look: (types: readonly number[], people: SQL) => SQL | undefined,
): SQL | undefined => {
  const { everybody, lines, team, own } = clientReach(actor.grants, act);
  if (everybody) return undefined;
  if (!own) return sql`false`;
  const people = peopleOf(actor, team);
  const types = [...new Set<number>(lines.flatMap(line => clientTypesOfLine[line]))];
  return act === 'list' && types.length === 0 ? oneOf(accountId, people) : look(types, people);
};

/**
 * Which rows of `accounts` an act of a person reaches; undefined when it is all of them. An account is also reached by
 * anyone who works one of its opportunities. A list is narrowed to the accounts of those who reach a few; else each row is
 * looked at.
 */
export const accountScope = (actor: Asking, act: ClientAct): SQL | undefined =>
  scopeOf(accounts.id, actor, act, (types, people) => isTheirs(accounts, types, people));

const reached = alias(accounts, 'reached_account');

/** The same of a column that holds the id of an account, such as the one of a contact. */
export const ofAccountInScope = (
  accountId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined =>
  scopeOf(accountId, actor, act, (types, people) =>
    isAny(sql`from ${accounts} as reached_account
        where ${reached.id} = ${accountId} and ${isTheirs(reached, types, people)}`),
  );

/** Those of the ids that the act reaches. */
export const accountsInScope = async (
  db: Database,
  actor: Asking,
  act: ClientAct,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(amongIds(accounts.id, ids), accountScope(actor, act)));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Refuses an account that the person may not read, in the words for one that does not exist, and one that they may read
 * but not change as not allowed.
 * @throws Refusal NOT_FOUND or FORBIDDEN
 */
export const refuseAccount = async (
  db: Database,
  actor: Asking,
  act: ClientAct,
  id: number,
): Promise<void> => {
  if ((await accountsInScope(db, actor, 'read', [id])).size === 0) throw notFound(notThere.account);
  if (act !== 'read' && (await accountsInScope(db, actor, act, [id])).size === 0)
    throw notAllowed();
};
