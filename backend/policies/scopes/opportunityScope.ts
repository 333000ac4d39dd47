import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import type { Line } from '#contract/domain/lines.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notAllowed, notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { opportunities } from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { isCountAlone } from '../../query/countedTables.ts';
import { isAny } from '../../query/isAny.ts';
import { peopleOf } from '../peopleOf.ts';

type Asking = Pick<Actor, 'id' | 'grants' | 'teamSize'>;

type Deal = Readonly<Record<'line' | 'agentId' | 'accountAgentId', PgColumn>>;

/**
 * For those who reach a few: people as an array, which PostgreSQL looks up in both indexes at once, or tests along an order
 * that has an index of its own.
 */
const isOfPeople = (deal: Deal, people: SQL): SQL =>
  sql`(${deal.agentId} = any(array(${people})) or ${deal.accountAgentId} = any(array(${people})))`;

/** For those who reach a whole line: each deal is looked at, and people are a set. */
const isTheirs = (deal: Deal, lines: readonly Line[], people: SQL): SQL | undefined =>
  or(
    inArray(deal.line, [...lines]),
    sql`${deal.agentId} in (${people})`,
    sql`${deal.accountAgentId} in (${people})`,
  );

type Within = (condition: (deal: Deal) => SQL | undefined) => SQL | undefined;

/** @param few how the condition is asked where it is looked up, `many` where each deal is looked at */
const scopeOf = (actor: Asking, act: ClientAct, few: Within, many: Within): SQL | undefined => {
  const { everybody, lines, team, own } = clientReach(actor.grants, act);
  if (everybody) return undefined;
  if (!own) return sql`false`;
  const people = peopleOf(actor, team);
  return lines.length === 0
    ? few(deal => isOfPeople(deal, people))
    : many(deal => isTheirs(deal, lines, people));
};

/** Whether an act of a person reaches a few deals, which are then looked at together, and not a whole line or all. */
export const reachesFew = ({ grants }: Asking, act: ClientAct): boolean => {
  const { everybody, lines } = clientReach(grants, act);
  return !everybody && lines.length === 0;
};

/** People whose deals are few beside what hangs on all deals: where an order may be walked, and where there is none. */
const fewPeople = { ordered: 10, counted: 100 };

/**
 * Whether a list of what hangs on deals begins with the deals that a person reaches. A lead of fifty has so many that walking
 * the order of the list comes across its first page sooner; a list that is only counted has no order.
 */
export const beginsWithDeals = (actor: Asking): boolean =>
  reachesFew(actor, 'list') &&
  (actor.teamSize ?? 1) <= fewPeople[isCountAlone() ? 'counted' : 'ordered'];

/**
 * Which rows of `opportunities` an act of a person reaches; undefined when it is all of them. Anyone who has the account
 * has its opportunities, no matter who works them.
 */
export const opportunityScope = (actor: Asking, act: ClientAct): SQL | undefined => {
  const here: Within = condition => condition(opportunities);
  return scopeOf(actor, act, here, here);
};

const reached = alias(opportunities, 'reached_deal');

/** Asked of the deal of one row after the other. */
const lookedAt = (opportunityId: PgColumn, condition: SQL | undefined): SQL =>
  isAny(sql`from ${opportunities} as reached_deal
    where ${and(sql`${reached.id} = ${opportunityId}`, condition)}`);

/** Among the deals of those who reach a few, which are looked up first. */
const oneOf = (opportunityId: PgColumn, condition: SQL | undefined): SQL =>
  amongFew(
    opportunityId,
    sql`select ${reached.id} from ${opportunities} as reached_deal where ${condition}`,
  );

const ofDeals = (
  opportunityId: PgColumn,
  actor: Asking,
  act: ClientAct,
  isBegunWith: boolean,
): SQL | undefined =>
  scopeOf(
    actor,
    act,
    condition => (isBegunWith ? oneOf : lookedAt)(opportunityId, condition(reached)),
    condition => lookedAt(opportunityId, condition(reached)),
  );

/**
 * The same of a column that holds the id of an opportunity, such as the one of a milestone. A list is narrowed to the deals
 * of those who reach a few; a row that is read or written is known, and its deal is looked at.
 */
export const ofOpportunityInScope = (
  opportunityId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined => ofDeals(opportunityId, actor, act, act === 'list' && beginsWithDeals(actor));

/** The same as part of a set, which has no order either. */
export const amongDealsInScope = (
  opportunityId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined =>
  ofDeals(opportunityId, actor, act, (actor.teamSize ?? 1) <= fewPeople.counted);

/**
 * What the person finds in lists of what hangs on a deal, by the column that holds its id: the deal is there, and they find
 * it in lists.
 * @param line that of the deal, where no other counts
 */
export const ofListedOpportunity = (opportunityId: PgColumn, actor: Asking, line?: Line): SQL => {
  const there: Within = condition => condition(reached);
  const condition = and(
    isNull(reached.deletedAt),
    line && eq(reached.line, line),
    scopeOf(actor, 'list', there, there),
  );
  return (beginsWithDeals(actor) ? oneOf : lookedAt)(opportunityId, condition);
};

/** Whose deal a row hangs on, by who works that deal; the rows are those of `ofListedOpportunity`. */
export const ofWorkedOpportunity = (
  opportunityId: PgColumn,
  actor: Asking,
  worksIt: (agentId: PgColumn) => SQL,
): SQL => (beginsWithDeals(actor) ? oneOf : lookedAt)(opportunityId, worksIt(reached.agentId));

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
 * one that they may read but not change as not allowed.
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
