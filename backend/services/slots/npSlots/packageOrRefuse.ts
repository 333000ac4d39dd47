import { and, eq, isNull } from 'drizzle-orm';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { opportunities, opportunityPackages as ordered } from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { toldAs } from '../../../policies/toldAs.ts';

/**
 * A package of an opportunity, with whose it is, for anyone who may act on that.
 * @throws Refusal NOT_FOUND in one wording for what is not there and what is another's; FORBIDDEN
 */
export const packageOrRefuse = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  act: ClientAct,
  id: number,
) => {
  const [row] = await db
    .select({
      id: ordered.id,
      opportunityId: ordered.opportunityId,
      accountId: opportunities.accountId,
      statusId: ordered.statusId,
      regionId: ordered.regionId,
      promotedDays: ordered.promotedDays,
    })
    .from(ordered)
    .innerJoin(opportunities, eq(opportunities.id, ordered.opportunityId))
    .where(and(eq(ordered.id, id), isNull(ordered.deletedAt)));
  if (!row) throw notFound(notThere.orderedPackage);
  await refuseOpportunity(db, actor, act, row.opportunityId).catch(toldAs(notThere.orderedPackage));
  return row;
};
