import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../calls/Actor.ts';
import { notAllowed, notFound } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { opportunities } from '../database/schema/index.ts';
import { peopleOf } from './people.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

/**
 * Which rows of `opportunities` an act of a person reaches; undefined when it is all of them. Whoever has the account
 * has its opportunities, whoever works them.
 */
export const opportunityScope = (actor: Asking, act: ClientAct): SQL | undefined => {
  const { everybody, lines, team, own } = clientReach(actor.grants, act);
  if (everybody) return undefined;
  if (!own) return sql`false`;
  const people = peopleOf(actor, team);
  // Two look-ups for those who reach a few; one look at each row for those who reach a whole line.
  if (lines.length === 0)
    return sql`${opportunities.id} in (
      select worked.id from opportunities worked where worked.agent_id in (${people})
      union select held.id from opportunities held where held.account_agent_id in (${people}))`;
  return or(
    inArray(opportunities.line, [...lines]),
    sql`${opportunities.agentId} in (${people})`,
    sql`${opportunities.accountAgentId} in (${people})`,
  );
};

/** The same of a column that holds the id of an opportunity, such as the one of a milestone. */
export const ofOpportunityInScope = (
  opportunityId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined => {
  const scope = opportunityScope(actor, act);
  return (
    scope &&
    sql`${opportunityId} in (select ${opportunities.id} from ${opportunities} where ${scope})`
  );
};

const isInScope = async (db: Database, actor: Asking, act: ClientAct, id: number) => {
  const [row] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(
      and(eq(opportunities.id, id), isNull(opportunities.deletedAt), opportunityScope(actor, act)),
    );
  return row !== undefined;
};

/**
 * Refuses an opportunity that is removed or that the person may not read, in the words for one that does not exist, and
 * one that he may read but not change as not allowed.
 * @throws Refusal NOT_FOUND or FORBIDDEN
 */
export const refuseOpportunity = async (
  db: Database,
  actor: Asking,
  act: ClientAct,
  id: number,
): Promise<void> => {
  if (!(await isInScope(db, actor, 'read', id))) throw notFound(notThere.opportunity);
  if (act !== 'read' && !(await isInScope(db, actor, act, id))) throw notAllowed();
};
