import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../database/client.ts';
import {
  builderExclusivityRequests as requests,
  opportunities,
  opportunityProjects,
  projects,
} from '../../../database/schema/index.ts';

interface Activated {
  readonly opportunityId: number;
  /** The project that the activation names; else it is for those of the deal. */
  readonly projectId?: number | undefined;
}

/**
 * Whether a builder sells one of the projects alone on a day, for another client than the deal's. The projects stay as
 * they are until the transaction ends: a grant waits for it.
 */
export const isExclusiveToOthers = async (
  db: Database,
  { opportunityId, projectId }: Activated,
  today: Day,
): Promise<boolean> => {
  const linked = db
    .select({ id: opportunityProjects.projectId })
    .from(opportunityProjects)
    .where(eq(opportunityProjects.opportunityId, opportunityId));
  const meant = await db
    .select({ id: projects.id })
    .from(projects)
    .where(projectId === undefined ? inArray(projects.id, linked) : eq(projects.id, projectId))
    .orderBy(projects.id)
    .for('share');
  if (meant.length === 0) return false;
  const [found] = await db
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(
      and(
        inArray(
          requests.projectId,
          meant.map(({ id }) => id),
        ),
        eq(requests.approvalStatus, 'Approved'),
        lte(requests.startDate, today),
        gte(requests.endDate, today),
        ne(requests.accountId, opportunities.accountId),
      ),
    )
    .limit(1);
  return found !== undefined;
};
