import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../database/client.ts';
import {
  builderExclusivityRequests as requests,
  builders,
  occupyingStates,
  projects,
  slots,
} from '../../database/schema/index.ts';

/** A project with the builder of a profile; undefined where the project is not theirs. */
export const projectOfBuilder = async (
  db: Database,
  projectId: number,
  builderProfileUuid: string,
) => {
  const [row] = await db
    .select({
      name: projects.name,
      builderId: builders.id,
      accountId: builders.accountId,
    })
    .from(projects)
    .innerJoin(builders, eq(builders.id, projects.builderId))
    .where(and(eq(projects.id, projectId), eq(builders.profileUuid, builderProfileUuid)));
  return row;
};

/** The last day of a builder's slots on a project, those that stopped or were cancelled apart. */
export const maxSlotEndDate = async (
  db: Database,
  projectId: number,
  builder: { readonly profileUuid: string; readonly accountId: number | null },
): Promise<Day | null> => {
  const [row] = await db
    .select({ day: sql<Day | null>`max(${slots.endDate})::text` })
    .from(slots)
    .where(
      and(
        eq(slots.projectId, projectId),
        isNull(slots.deletedAt),
        inArray(slots.state, [...occupyingStates]),
        or(
          eq(slots.profileUuid, builder.profileUuid),
          builder.accountId === null ? undefined : eq(slots.accountId, builder.accountId),
        ),
      ),
    );
  return row?.day ?? null;
};

/** Exclusivities of a project that were granted and have not ended. */
export const grantedOn = (db: Database, projectId: number, today: Day) =>
  db
    .select({
      accountId: requests.accountId,
      startDate: requests.startDate,
      endDate: requests.endDate,
    })
    .from(requests)
    .where(
      and(
        eq(requests.projectId, projectId),
        eq(requests.approvalStatus, 'Approved'),
        gte(requests.endDate, today),
      ),
    );
