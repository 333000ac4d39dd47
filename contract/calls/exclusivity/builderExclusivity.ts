import Type from 'typebox';
import projectSchema from '#form-schemas/builder-project.schema.json' with { type: 'json' };
import schema from '#form-schemas/builder-exclusivity-request.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { BuilderExclusivityRequest, BuilderProject } from '../recordTypes.ts';

const source = 'part 3 §1, §3, §5, §7, decision record 0165';
const ofAccount = { accountId: Type.Optional(rowId) };
const day = Type.String({ format: 'date' });
const profile = Type.String({ format: 'uuid' });

/** Projects of a builder, and whether each may be asked to be their alone. */
export const builderProjectCalls = recordCalls<BuilderProject, object>()({
  area: 'builderProjects',
  schema: projectSchema,
  called: ['project of a builder', 'projects of a builder'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /console/v1/builder-projects',
    query: { ...ofAccount, opmV2Id: Type.Optional(rowId) },
    orders: ['id', 'name'],
  },
});

/** What was asked for, a page at a time. */
export const exclusivityRequestCalls = recordCalls<BuilderExclusivityRequest, object>()({
  area: 'builderExclusivity',
  schema,
  called: ['request for exclusivity', 'requests for exclusivity'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/builder-exclusivity-requests', query: ofAccount },
});

const approvalStatus = Type.Enum(['PendingApproval', 'Approved', 'Rejected', 'Lapsed']);
const historyRow = {
  startDate: day,
  projectId: rowId,
  projectName: Type.String(),
  endDate: day,
  approvalStatus,
};

export const builderExclusivityCalls = [
  ...builderProjectCalls.calls,
  ...exclusivityRequestCalls.calls,
  defineCall({
    id: 'builderExclusivity.maxSlotEndDate',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/api/builder-exclusivity/max-slot-end-date',
    kind: 'read',
    access: 'signed-in',
    summary: 'The last day of a builder’s slots on a project: exclusivity is possible until then',
    source,
    query: strictObject({ projectId: rowId, builderProfileUuid: profile }),
    answer: Type.Object({ maxSlotEndDate: Type.Union([day, Type.Null()]) }),
  }),
  defineCall({
    id: 'builderExclusivity.history',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/api/builder-exclusivity/builder-requests/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'Exclusivity requests of an account’s builder, newest first',
    source,
    params: idParams,
    answer: Type.Object({ results: Type.Array(Type.Object(historyRow)) }),
  }),
  defineCall({
    id: 'builderExclusivity.ask',
    method: 'POST',
    path: '/sapna/api/builder-exclusivity',
    kind: 'change',
    access: clientWriters,
    summary: 'Request exclusivity for a builder on a project, until their last slot on it ends',
    source,
    query: strictObject({
      /** The person themselves; the session says who that is, and another one is refused (T25). */
      userId: Type.Optional(rowId),
      accountId: rowId,
      builderProfileUuid: profile,
      projectId: rowId,
      comments: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    answer: Type.Object({ id: rowId, approvalId: rowId, ...historyRow }),
  }),
] as const;
