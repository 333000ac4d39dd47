import { eq, or, sql, type SQL } from 'drizzle-orm';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import type { Actor } from '../../calls/Actor.ts';
import { tickets } from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { ofAccountInScope } from './accountScope.ts';
import { ofOpportunityInScope, reachesFew } from './opportunityScope.ts';

/**
 * Which rows of `tickets` an act of a person reaches; undefined when it is all of them. Anyone who reports or works a
 * ticket has it, whatever it is about.
 */
export const ticketScope = (
  actor: Pick<Actor, 'id' | 'grants'>,
  act: ClientAct,
): SQL | undefined => {
  if (clientReach(actor.grants, act).everybody) return undefined;
  const { id, accountId, opportunityId, reporterId, assigneeId } = tickets;
  const places = [
    eq(reporterId, actor.id),
    eq(assigneeId, actor.id),
    ofAccountInScope(accountId, actor, act),
    ofOpportunityInScope(opportunityId, actor, act),
  ];
  if (act !== 'list' || !reachesFew(actor, act)) return or(...places);
  // Four look-ups for those who reach a few; one look at each ticket for those who reach a whole line.
  const found = places.map(place => sql`select ${id} from ${tickets} where ${place}`);
  return amongFew(id, sql.join(found, sql` union `));
};
