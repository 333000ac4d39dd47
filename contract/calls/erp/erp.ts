import Type from 'typebox';
import eventSchema from '#form-schemas/netsuite-event.schema.json' with { type: 'json' };
import recordSchema from '#form-schemas/erp-record.schema.json' with { type: 'json' };
import { erpEntityNames, erpStates } from '../../domain/erp/entitySearch.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { ErpRecord, NetsuiteEvent } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

const source = 'part 1 §2, §5, §7, §8, decision record 0147';

// The alerts of part 1 section 5 are the server's own answer, so nothing of the search is needed by its shape.
const search = {
  query: strictObject({
    entityName: Type.Optional(Type.Enum([...erpEntityNames])),
    domain: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  }),
  body: strictObject({
    departmentId: clearable(rowId),
    branchId: clearable(rowId),
    /** Ids with commas between them. */
    entityIds: clearable(Type.String({ maxLength: 2000 })),
  }),
};

const found = Type.Object({
  entityId: Type.Integer(),
  name: Type.Union([Type.String(), Type.Null()]),
  erpId: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum(erpStates.map(({ id }) => id)),
  /** When NetSuite took it last. */
  syncedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** What went wrong last. */
  error: Type.Union([Type.String(), Type.Null()]),
});

/** What was pushed to NetSuite and how it went. */
export const netsuiteEventCalls = recordCalls<NetsuiteEvent, object>()({
  area: 'netsuiteEvents',
  schema: eventSchema,
  called: ['event', 'NetSuite events'],
  access: adminGroupRoles,
  source,
  list: { at: 'GET /console/v1/netsuite-events' },
});

/** What NetSuite has of ours. */
export const erpRecordCalls = recordCalls<ErpRecord, object>()({
  area: 'erpRecords',
  schema: recordSchema,
  called: ['record', 'records in NetSuite'],
  access: adminGroupRoles,
  source,
  list: { at: 'GET /console/v1/erp-records' },
});

const actCalls = [
  defineCall({
    id: 'erp.getEntityRecords',
    method: 'POST',
    path: '/sapna/v1/erp/get-entity-records',
    kind: 'read',
    access: adminGroupRoles,
    summary: 'The NetSuite status of records, by their ids',
    source,
    ...search,
    answer: Type.Object({ isSimulated: Type.Boolean(), results: Type.Array(found) }),
  }),
  defineCall({
    id: 'erp.pushManualEvents',
    method: 'POST',
    path: '/sapna/v1/erp/pushManualErpEvents',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Push records to NetSuite, by their ids; sent one after the other, with retries',
    source,
    ...search,
    answer: Type.Object({
      isSimulated: Type.Boolean(),
      pushed: Type.Integer(),
      results: Type.Array(found),
    }),
  }),
  defineCall({
    id: 'netsuiteEvents.retry',
    method: 'PUT',
    path: '/console/v1/netsuite-events/{id}/retry',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Retry a push that is stuck',
    source,
    params: idParams,
    body: strictObject({ version: Type.Integer({ minimum: 1 }) }),
    answer: answerOf(eventSchema),
  }),
] as const;

export const erpCalls = [
  ...netsuiteEventCalls.calls,
  ...erpRecordCalls.calls,
  ...actCalls,
] as const;
