import { agentStatuses, defaultAgentStatusId } from '#contract/domain/calling/agentStatus.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { openCallOf } from '../callRow.ts';
import { releaseLease } from '../lease.ts';
import { presenceOf, writeActivity, writePresence } from '../presence.ts';

const named = (status: number) => ({
  status,
  statusName: agentStatuses.find(({ id }) => id === status)?.label ?? '',
});

/** GET agents/status: inactive until the agent says otherwise. */
export const getAgentStatus: Verb<CallOf<'agentStatus.get'>> = async ({ db, actor }) =>
  named((await presenceOf(db, actor.id))?.status ?? defaultAgentStatusId);

/** PUT agents/status: online or offline. Someone on a call stays online; going offline returns their case to the queue. */
export const setAgentStatus: Verb<CallOf<'agentStatus.set'>> = async context => {
  const { db, actor, audit, services, body } = context;
  const before = await presenceOf(db, actor.id);
  const isOnline = body.status === agentStatuses[0].id;
  const now = services.now();
  if (!isOnline && (await openCallOf(db, actor.id)))
    throw new Refusal('CONFLICT', callRefusals.staysOnline);
  if (!isOnline) await releaseLease(db, actor.id, now, 'expired');
  await writePresence(context, actor.id, {
    status: body.status,
    onlineStatus: isOnline ? 'Online' : 'Offline',
    ...(!isOnline && {
      opportunityId: null,
      activityReasonId: null,
      callStatus: 'Idle',
      currentCallId: null,
    }),
  });
  if (!isOnline) await writeActivity(db, actor.id, now, null);
  await audit.record({
    action: isOnline ? 'go-online' : 'go-offline',
    entity: 'agents',
    entityId: actor.id,
    before: { status: before?.status ?? defaultAgentStatusId },
    after: { status: body.status },
  });
  return named(body.status);
};
