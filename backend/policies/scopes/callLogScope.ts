import { sql, type SQL } from 'drizzle-orm';
import { callReviewers } from '#contract/calls/calling/callLogs.ts';
import { hasRole, type Actor } from '../../calls/Actor.ts';
import { callLogs, calls, opportunities } from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import { isAny } from '../../query/isAny.ts';
import { opportunityScope, reachesFew } from './opportunityScope.ts';
import { peopleOf } from '../peopleOf.ts';

/**
 * Which recorded calls someone hears: reviewers all of them; everyone else those that they or people below them made, and
 * those of deals that they may change, so that managers hear the calls of their line (decision record 0229). Who may
 * only look deals up hears none; a call that is not ours has no agent, and is for reviewers.
 */
export const callLogScope = (actor: Actor): SQL | undefined => {
  if (hasRole(actor, ...callReviewers)) return undefined;
  const made = sql`${calls.agentId} = any(array(${peopleOf(actor, false)}))`;
  const deals = opportunityScope(actor, 'change') ?? sql`true`;
  // Two look-ups for those who reach a few; one look at the call of each row for those who reach a whole line.
  return reachesFew(actor, 'change')
    ? sql`${callLogs.callId} in (
        select ${calls.id} from ${calls} where ${made}
        union select ${calls.id} from ${calls} where ${amongFew(
          calls.opportunityId,
          sql`select ${opportunities.id} from ${opportunities} where ${deals}`,
        )})`
    : isAny(
        sql`from ${calls} where ${calls.id} = ${callLogs.callId} and (${made} or ${isAny(
          sql`from ${opportunities} where ${opportunities.id} = ${calls.opportunityId} and ${deals}`,
        )})`,
      );
};
