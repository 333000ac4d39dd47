import delegateSchema from '#form-schemas/approval-delegate.schema.json' with { type: 'json' };
import schema from '#form-schemas/approval-delegation.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type {
  ApprovalDelegate,
  ApprovalDelegation,
  ApprovalDelegationFields,
} from '../recordTypes.ts';

const source = 'T44, decision record 0124';

/** Who answers approvals in whose place, and until when: one's own, and those in which one is named. */
export const approvalDelegationCalls = recordCalls<ApprovalDelegation, ApprovalDelegationFields>()({
  area: 'approvalDelegations',
  schema,
  called: ['delegation', 'delegations'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/approval-delegations' },
  create: { at: 'POST /console/v1/approval-delegations' },
  update: { at: 'PUT /console/v1/approval-delegations/{id}' },
  remove: { at: 'DELETE /console/v1/approval-delegations/{id}', by: 'path' },
});

/** Whom one may name. */
export const approvalDelegateCalls = recordCalls<ApprovalDelegate, object>()({
  area: 'approvalDelegates',
  schema: delegateSchema,
  called: ['colleague', 'colleagues'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/approval-delegates' },
});
