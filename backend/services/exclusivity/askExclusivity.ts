import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { exclusivityPeriod, exclusivityRefusals } from '#contract/domain/slots/exclusivity.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  accounts,
  builderExclusivityRequests as requests,
  projects,
} from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { openApproval } from '../approvals/openApproval.ts';
import { grantedOn, maxSlotEndDate, projectOfBuilder } from './exclusivityFacts.ts';

const refused = (field: string, words: string | Told): Refusal => {
  const fault = typeof words === 'string' ? { message: words } : words;
  return new Refusal('VALIDATION_FAILED', fault, {
    errors: [{ in: 'query', field, code: 'check', ...fault }],
  });
};

/** POST builder-exclusivity: nothing is exclusive until it is approved. */
export const askExclusivity: Verb<CallOf<'builderExclusivity.ask'>> = async context => {
  const { db, actor, services, audit } = context;
  const { userId, accountId, builderProfileUuid, projectId, comments } = context.query;
  if (userId !== undefined && userId !== actor.id)
    throw refused('/userId', exclusivityRefusals.otherPerson);
  await refuseAccount(db, actor, 'change', accountId);
  // Two who ask, or one who asks while another grants, come one after the other.
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  const project = await projectOfBuilder(db, projectId, builderProfileUuid);
  const [account] = await db
    .select({ name: accounts.name, uuid: accounts.uuid })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (project && project.accountId !== accountId && account?.uuid !== builderProfileUuid)
    throw refused('/builderProfileUuid', exclusivityRefusals.otherBuilder);
  const today = indiaDay(services.now());
  const isPending = await db.$count(
    requests,
    and(eq(requests.projectId, projectId), eq(requests.approvalStatus, 'PendingApproval')),
  );
  const granted = await grantedOn(db, projectId, today);
  const outcome = exclusivityPeriod({
    today,
    isOfBuilder: project !== undefined,
    maxSlotEndDate: await maxSlotEndDate(db, projectId, {
      profileUuid: builderProfileUuid,
      accountId,
    }),
    isPending: isPending > 0,
    granted: granted.map(one => ({ ...one, isOwn: one.accountId === accountId })),
  });
  if ('refusal' in outcome) throw refused('/projectId', outcome.refusal);
  if (!project) throw refused('/projectId', projectMessages.notOfBuilder);
  const { period } = outcome;
  const [made] = await db
    .insert(requests)
    .values({
      userId: actor.id,
      accountId,
      builderId: project.builderId,
      builderProfileUuid,
      projectId,
      comments: comments?.trim() || null,
      ...period,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: requests.id });
  if (!made) throw new Error('The request was not written');
  const approvalId = await openApproval(context, {
    approvalType: 'BuilderExclusive',
    entityId: made.id,
    opportunityId: null,
    content: { projectId, projectName: project.name, accountName: account?.name, ...period },
    remark: comments?.trim() || null,
  });
  await db.update(requests).set({ approvalRequestId: approvalId }).where(eq(requests.id, made.id));
  await audit.record({
    action: 'ask-exclusivity',
    entity: 'accounts',
    entityId: accountId,
    after: { projectName: project.name, ...period },
  });
  return {
    id: made.id,
    approvalId,
    projectId,
    projectName: project.name,
    ...period,
    approvalStatus: 'PendingApproval',
  };
};
