import { sql, type SQL } from 'drizzle-orm';
import { callReviewers } from '#contract/calls/leads/callLogs.ts';
import { hasRole, type Actor } from '../calls/Actor.ts';
import { callLogs, calls, opportunities } from '../database/schema/index.ts';
import { opportunityScope } from './opportunityScope.ts';
import { peopleOf } from './people.ts';

/**
 * Which recorded calls somebody hears: reviewers all of them; everybody else those that they or people below them made, and
 * those of deals that they may change, so that managers hear the calls of their line (decision record 0229). Who may
 * only look deals up hears none; a call that is not ours has no agent, and is for reviewers.
 */
export const callLogScope = (actor: Actor): SQL | undefined => {
  if (hasRole(actor, ...callReviewers)) return undefined;
  const deals = opportunityScope(actor, 'change') ?? sql`true`;
  return sql`${callLogs.callId} in (
    select ${calls.id} from ${calls}
    where ${calls.agentId} = any(${peopleOf(actor, false)})
      or ${calls.opportunityId} in (select ${opportunities.id} from ${opportunities} where ${deals}))`;
};
