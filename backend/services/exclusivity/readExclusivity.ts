import { desc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { builderExclusivityRequests as requests, projects } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { maxSlotEndDate, projectOfBuilder } from './exclusivityFacts.ts';

/** GET max-slot-end-date. */
export const readMaxSlotEndDate: Verb<CallOf<'builderExclusivity.maxSlotEndDate'>> = async ({
  db,
  actor,
  query,
}) => {
  const { projectId, builderProfileUuid } = query;
  const project = await projectOfBuilder(db, projectId, builderProfileUuid);
  if (!project)
    throw new Refusal('VALIDATION_FAILED', projectMessages.notOfBuilder, {
      errors: [
        {
          in: 'query',
          field: '/projectId',
          code: 'reference',
          message: projectMessages.notOfBuilder,
        },
      ],
    });
  if (project.accountId !== null) await refuseAccount(db, actor, 'read', project.accountId);
  return {
    maxSlotEndDate: await maxSlotEndDate(db, projectId, {
      profileUuid: builderProfileUuid,
      accountId: project.accountId,
    }),
  };
};

/** GET builder-requests/{id} of an account, newest first. */
export const exclusivityHistory: Verb<CallOf<'builderExclusivity.history'>> = async ({
  db,
  actor,
  params,
}) => {
  await refuseAccount(db, actor, 'read', params.id);
  const results = await db
    .select({
      startDate: requests.startDate,
      projectId: requests.projectId,
      projectName: projects.name,
      endDate: requests.endDate,
      approvalStatus: requests.approvalStatus,
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(eq(requests.accountId, params.id))
    .orderBy(desc(requests.startDate), desc(requests.id));
  return { results };
};
