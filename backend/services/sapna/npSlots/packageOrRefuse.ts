import { and, eq, isNull } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { opportunities, opportunityPackages as ordered } from '../../../database/schema/index.ts';

/** A package of an opportunity, with whose it is. @throws Refusal NOT_FOUND */
export const packageOrRefuse = async (db: Database, id: number) => {
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
  return row;
};
