import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clientTypesOfLine } from '#contract/domain/clients/clientLine.ts';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../calls/Actor.ts';
import { notAllowed, notFound } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { accounts } from '../database/schema/index.ts';
import { isAny } from '../query/isAny.ts';
import { amongIds } from '../query/amongIds.ts';
import { peopleOf } from './people.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

/**
 * Which rows of `accounts` an act of a person reaches; undefined when it is all of them. An account is also reached by
 * whoever works one of its opportunities.
 */
export const accountScope = (actor: Asking, act: ClientAct): SQL | undefined => {
  const { everybody, lines, team, own } = clientReach(actor.grants, act);
  if (everybody) return undefined;
  if (!own) return sql`false`;
  const people = peopleOf(actor, team);
  const types = [...new Set<number>(lines.flatMap(line => clientTypesOfLine[line]))];
  // Two look-ups for those who reach a few; one look at each row for those who reach a whole line.
  if (types.length === 0)
    return sql`${accounts.id} in (
      select held.id from accounts held where held.agent_id in (${people})
      union select worked.account_id from opportunities worked
        where worked.agent_id in (${people}) and worked.deleted_at is null)`;
  return or(
    inArray(accounts.clientTypeId, types),
    sql`${accounts.agentId} in (${people})`,
    isAny(sql`from opportunities worked
      where worked.account_id = ${accounts.id} and worked.agent_id in (${people})
        and worked.deleted_at is null`),
  );
};

/** The same of a column that holds the id of an account, such as the one of a contact. */
export const ofAccountInScope = (
  accountId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined => {
  const scope = accountScope(actor, act);
  return scope && sql`${accountId} in (select ${accounts.id} from ${accounts} where ${scope})`;
};

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
 * Refuses an account that the person may not read, in the words for one that does not exist, and one that he may read
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
