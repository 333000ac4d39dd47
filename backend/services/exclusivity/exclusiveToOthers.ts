import { and, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../database/client.ts';
import {
  builderExclusivityRequests as requests,
  opportunities,
  opportunityProjects,
  projects,
} from '../../database/schema/index.ts';

interface Promoted {
  readonly projectIds: readonly number[];
  /** The client who has them promoted. */
  readonly accountId: number;
  readonly days: DayRange;
}

/** Whether a builder sells one of the projects alone, on one of the days, for another client. */
export const areExclusiveToOthers = async (
  db: Database,
  { projectIds, accountId, days }: Promoted,
): Promise<boolean> => {
  const found = await db.$count(
    requests,
    and(
      inArray(requests.projectId, [...projectIds]),
      eq(requests.approvalStatus, 'Approved'),
      lte(requests.startDate, days.end),
      gte(requests.endDate, days.start),
      ne(requests.accountId, accountId),
    ),
  );
  return found > 0;
};

/** Projects that meet a condition stay as they are until the transaction ends: a grant waits for it. */
export const keepProjects = (db: Database, where: SQL | undefined) =>
  db.select({ id: projects.id }).from(projects).where(where).orderBy(projects.id).for('share');

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
  const meant = await keepProjects(
    db,
    projectId === undefined ? inArray(projects.id, linked) : eq(projects.id, projectId),
  );
  if (meant.length === 0) return false;
  const [deal] = await db
    .select({ accountId: opportunities.accountId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (!deal) return false;
  const projectIds = meant.map(({ id }) => id);
  const days = { start: today, end: today };
  return areExclusiveToOthers(db, { projectIds, accountId: deal.accountId, days });
};
