import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import type { Line } from '#contract/domain/lines.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../calls/Actor.ts';
import { notAllowed, notFound } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { opportunities } from '../database/schema/index.ts';
import { peopleOf } from './people.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

type Deal = Readonly<Record<'line' | 'agentId' | 'accountAgentId', PgColumn>>;

/** By two look-ups: for those who reach a few. */
const amongTheirs = (id: PgColumn, people: SQL): SQL => sql`${id} in (
  select worked.id from opportunities worked where worked.agent_id in (${people})
  union select held.id from opportunities held where held.account_agent_id in (${people}))`;

/** By a look at the deal: for those who reach a whole line. */
const isTheirs = (deal: Deal, lines: readonly Line[], people: SQL): SQL | undefined =>
  or(
    inArray(deal.line, [...lines]),
    sql`${deal.agentId} in (${people})`,
    sql`${deal.accountAgentId} in (${people})`,
  );

/** @param lookedAt asks it of each deal, for those who reach a whole line */
const scopeOf = (
  actor: Asking,
  act: ClientAct,
  id: PgColumn,
  lookedAt: (lines: readonly Line[], people: SQL) => SQL | undefined,
): SQL | undefined => {
  const { everybody, lines, team, own } = clientReach(actor.grants, act);
  if (everybody) return undefined;
  if (!own) return sql`false`;
  const people = peopleOf(actor, team);
  return lines.length === 0 ? amongTheirs(id, people) : lookedAt(lines, people);
};

/**
 * Which rows of `opportunities` an act of a person reaches; undefined when it is all of them. Whoever has the account
 * has its opportunities, whoever works them.
 */
export const opportunityScope = (actor: Asking, act: ClientAct): SQL | undefined =>
  scopeOf(actor, act, opportunities.id, (lines, people) => isTheirs(opportunities, lines, people));

const reached = alias(opportunities, 'reached_deal');

/** The same of a column that holds the id of an opportunity, such as the one of a milestone. */
export const ofOpportunityInScope = (
  opportunityId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined =>
  scopeOf(
    actor,
    act,
    opportunityId,
    (lines, people) => sql`exists (select 1 from ${opportunities} as reached_deal
      where ${reached.id} = ${opportunityId} and ${isTheirs(reached, lines, people)})`,
  );

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
