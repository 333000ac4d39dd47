import Type from 'typebox';
import { agentStatuses } from '../../domain/calling/agentStatus.ts';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const statusId = Type.Integer({
  minimum: agentStatuses[1].id,
  maximum: agentStatuses[0].id,
});
const answer = Type.Object({
  /** 1 ACTIVE, 0 INACTIVE. */
  status: statusId,
  statusName: Type.String(),
});

/** Whether one takes part (part 1 sections 4 and 7): the online and offline toggle. */
export const agentStatusCalls = [
  defineCall({
    id: 'agentStatus.get',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapphire/v1/agents/status',
    kind: 'read',
    access: 'signed-in',
    summary: 'Whether the agent is active; inactive until they say otherwise',
    source: 'part 1 §4, §7',
    answer,
  }),
  defineCall({
    id: 'agentStatus.set',
    method: 'PUT',
    path: '/sapphire/v1/agents/status',
    kind: 'change',
    access: 'signed-in',
    summary: 'Go online or offline; going offline returns the agent’s case to the queue',
    source: 'part 1 §4, §7',
    body: strictObject({ status: statusId }),
    answer,
  }),
] as const;
