import { eq, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { termsheets } from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { isAny } from '../../query/isAny.ts';
import { beginsWithDeals, ofOpportunityInScope, refuseOpportunity } from './opportunityScope.ts';
import { toldAs } from '../toldAs.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

const reached = alias(termsheets, 'reached_termsheet');

/** Rows whose column holds the id of a termsheet that the act reaches: those of its opportunity. */
export const ofTermsheetInScope = (
  termsheetId: PgColumn,
  actor: Asking,
  act: ClientAct,
): SQL | undefined => {
  const scope = ofOpportunityInScope(reached.opportunityId, actor, act);
  if (!scope) return undefined;
  return act === 'list' && beginsWithDeals(actor)
    ? amongFew(
        termsheetId,
        sql`select ${reached.id} from ${termsheets} as reached_termsheet where ${scope}`,
      )
    : isAny(sql`from ${termsheets} as reached_termsheet
        where ${reached.id} = ${termsheetId} and ${scope}`);
};

/** Narrows a list to one termsheet that the person may open, or to those of the opportunities in their lists. */
export const rowsOfTermsheet =
  (column: PgColumn) =>
  (
    { termsheetId }: Readonly<Record<string, unknown>>,
    actor: Asking,
  ): readonly (SQL | undefined)[] => [
    ofTermsheetInScope(column, actor, typeof termsheetId === 'number' ? 'read' : 'list'),
    typeof termsheetId === 'number' ? eq(column, termsheetId) : undefined,
  ];

/**
 * A termsheet for anyone who may act on its opportunity; its row is locked where something is to be changed.
 * @throws Refusal NOT_FOUND in the words for a termsheet that does not exist, or FORBIDDEN
 */
export const termsheetOrRefuse = async (
  db: Database,
  actor: Asking,
  act: ClientAct,
  id: number,
  isLocked = act === 'change',
): Promise<typeof termsheets.$inferSelect> => {
  const query = db.select().from(termsheets).where(eq(termsheets.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound(notThere.termsheet);
  await refuseOpportunity(db, actor, act, row.opportunityId).catch(toldAs(notThere.termsheet));
  return row;
};
