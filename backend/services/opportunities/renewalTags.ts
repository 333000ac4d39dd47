import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { opportunities } from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';

/** GET opportunities/{id}/renewal-tags: told apart from the page, which says 'Loading...' until then (T86). */
export const renewalTags: Verb<CallOf<'opportunities.renewalTags'>> = async context => {
  const { params, db, actor } = context;
  await refuseOpportunity(db, actor, 'read', params.id);
  const [row] = await db
    .select({
      renewalTag: opportunities.renewalTag,
      renewalAlertTag: opportunities.renewalAlertTag,
    })
    .from(opportunities)
    .where(eq(opportunities.id, params.id));
  return { renewalTag: row?.renewalTag ?? null, renewalAlertTag: row?.renewalAlertTag ?? null };
};
