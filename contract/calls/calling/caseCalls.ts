import Type from 'typebox';
import { callerRoles } from '../../domain/calling/callingRoles.ts';
import { callDetailCaseTypeId } from '../../domain/calling/callConstants.ts';
import { lines, pullPaths } from '../../domain/lines.ts';
import { clearable, idParams, phoneNumber, rowId, strictObject, workPhone } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { leadSchema } from './deskAnswer.ts';

const moment = Type.String({ format: 'date-time' });
const ids = Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$' }));
const texts = Type.Optional(Type.String({ maxLength: 2000 }));
/** `status`, `id` and `message` (part 3 section 3). */
const callResult = Type.Object({
  status: Type.String(),
  id: Type.Integer(),
  message: Type.String(),
});

const pullOf = <const Id extends string>(line: (typeof lines)[number], id: Id) =>
  defineCall({
    id,
    method: 'GET',
    path: pullPaths[line.id],
    calledBy: 'older-client',
    kind: 'change',
    access: [line.role],
    summary: `The next ${line.id} opportunity, leased to the agent; the same one until its outcome is recorded`,
    source: 'part 3 §4, §6, T104, T106',
    answer: Type.Object({
      leaseId: rowId,
      expiresAt: moment,
      /** The queue case. */
      case: leadSchema,
    }),
  });

const [owner, broker, builder, tenant] = lines;

/** Queue, pulls and placing of calls as the specification writes them (part 1 section 7, part 3 section 7). */
export const mystiqueCallingCalls = [
  pullOf(owner, 'soc.pull'),
  pullOf(broker, 'soc.pullBroker'),
  pullOf(builder, 'soc.pullBuilder'),
  pullOf(tenant, 'soc.pullTenant'),
  defineCall({
    id: 'soc.get',
    method: 'GET',
    path: '/mystique/v1/soc/{id}',
    kind: 'read',
    access: callerRoles,
    summary: 'An opportunity as an agent reads it before a call',
    source: 'part 3 §7, decision record 0118',
    params: idParams,
    answer: leadSchema,
  }),
  defineCall({
    id: 'soc.update',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/mystique/v1/soc/{id}',
    kind: 'change',
    access: callerRoles,
    summary: 'Update the case of an opportunity: a comment, a reason, a follow-up',
    source: 'part 3 §7, decision record 0118',
    params: idParams,
    body: strictObject({
      comment: clearable(Type.String({ maxLength: 2000 })),
      caseReasonId: clearable(rowId),
      fupTime: clearable(moment),
    }),
    answer: leadSchema,
  }),
  defineCall({
    id: 'cases.callOpportunity',
    method: 'GET',
    path: '/mystique/v1/cases/opportunity/{id}/call',
    calledBy: 'older-client',
    kind: 'change',
    access: callerRoles,
    summary: 'Place a call about an opportunity',
    source: 'part 1 §7, T104',
    params: idParams,
    answer: callResult,
  }),
  defineCall({
    id: 'cases.call',
    method: 'GET',
    path: '/mystique/v1/cases/{id}/call',
    calledBy: 'older-client',
    kind: 'change',
    access: callerRoles,
    summary: 'Place a call about a case; a number, if given, has to belong to the case',
    source: 'part 3 §6, §7, T104, T105',
    params: idParams,
    query: strictObject({
      type: Type.Optional(Type.Literal('SOCASE')),
      custNumber: Type.Optional(Type.String({ maxLength: 20 })),
      subType: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    answer: callResult,
  }),
  defineCall({
    id: 'calls.createDetail',
    method: 'POST',
    path: '/mystique/v1/create-call-detail',
    kind: 'change',
    access: callerRoles,
    summary: 'Record a call that was dialled by hand with its opportunity',
    source: 'part 1 §4, §7, §9, decision record 0118',
    body: strictObject({
      callId: rowId,
      opportunityId: rowId,
      caseTypeId: Type.Optional(Type.Literal(callDetailCaseTypeId)),
    }),
    answer: Type.Object({ id: rowId, opportunityId: rowId, communicationId: Type.String() }),
  }),
  defineCall({
    id: 'soc.ownerCallingQueue',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/soc/owner-calling-queue',
    kind: 'read',
    access: callerRoles,
    summary:
      'The owner calling queue; start is a row number; names and numbers filter link-sent lists',
    source: 'part 3 §7, T36',
    query: strictObject({
      start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      statusIds: ids,
      ownerOpportunityStageIds: ids,
      agentIds: ids,
      dateFrom: Type.Optional(Type.String({ format: 'date' })),
      dateTo: Type.Optional(Type.String({ format: 'date' })),
      ownerContacts: texts,
      ownerNames: texts,
    }),
    answer: Type.Object({
      totalCount: Type.Integer(),
      results: Type.Array(
        Type.Object({
          opportunityId: rowId,
          name: Type.String(),
          accountName: Type.String(),
          phone: Type.Union([phoneNumber, Type.Null()]),
          cityName: Type.Union([Type.String(), Type.Null()]),
          statusId: Type.Integer(),
          caseStatusId: Type.Integer(),
          caseStatusName: Type.String(),
          stageId: Type.Union([Type.Integer(), Type.Null()]),
          agentId: Type.Union([Type.Integer(), Type.Null()]),
          agentName: Type.Union([Type.String(), Type.Null()]),
          fupTime: Type.Union([moment, Type.Null()]),
          dealValue: Type.Integer(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'agentPhones.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/agentsphone',
    kind: 'read',
    access: callerRoles,
    summary:
      'The phones that the caller may use or end calls on: the caller’s own and those of the caller’s team',
    source: 'part 3 §7, T25, T105',
    query: strictObject({ filters: Type.Optional(Type.String({ maxLength: 2000 })) }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ id: rowId, agentName: Type.String(), agentPhone: workPhone }),
      ),
    }),
  }),
] as const;
