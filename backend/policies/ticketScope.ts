import { eq, or, sql, type SQL } from 'drizzle-orm';
import { clientReach, type ClientAct } from '#contract/domain/clients/clientReach.ts';
import type { Actor } from '../calls/Actor.ts';
import { opportunities, tickets } from '../database/schema/index.ts';
import { ofAccountInScope } from './accountScope.ts';
import { opportunityScope } from './opportunityScope.ts';

/**
 * Which rows of `tickets` an act of a person reaches; undefined when it is all of them. Whoever reports or works a
 * ticket has it, whatever it is about.
 */
export const ticketScope = (
  actor: Pick<Actor, 'id' | 'grants'>,
  act: ClientAct,
): SQL | undefined => {
  if (clientReach(actor.grants, act).everybody) return undefined;
  const { id, accountId, opportunityId, reporterId, assigneeId } = tickets;
  const ofOpportunity = sql`${opportunityId} in (
    select ${opportunities.id} from ${opportunities} where ${opportunityScope(actor, act)})`;
  return (
    or(
      eq(reporterId, actor.id),
      eq(assigneeId, actor.id),
      ofAccountInScope(accountId, actor, act),
      ofOpportunity,
    ) ?? sql`${id} is null`
  );
};
