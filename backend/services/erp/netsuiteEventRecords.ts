import { eq, sql } from 'drizzle-orm';
import type { ErpRecord, NetsuiteEvent } from '#contract/calls/recordTypes.ts';
import { erpRecordCalls, netsuiteEventCalls } from '#contract/calls/erp/erp.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  departments,
  erpRecords,
  netsuiteEvents as events,
  salesBranches,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

/** What the record was called when it was pushed; a payment by its reference. */
const nameOfEntity = sql<string>`coalesce("netsuite_events"."payload" ->> 'name', (
  select paid.reference_number from payments paid
  where "netsuite_events"."entity_name" = 'payment' and paid.id = "netsuite_events"."entity_id"))`;

/** What was pushed to NetSuite and how it went. */
export const netsuiteEventRecords = declareRecords<NetsuiteEvent, object>(netsuiteEventCalls, {
  resource: 'netsuite-events',
  table: events,
  removal: 'hard',
  notThere: notThere.netsuiteEvent,
  joins: [
    { table: departments, on: eq(departments.id, events.departmentId), isInner: false },
    { table: salesBranches, on: eq(salesBranches.id, events.salesBranchId), isInner: false },
  ],
  fields: {
    entityName: events.entityName,
    entityId: events.entityId,
    name: nameOfEntity,
    domain: events.domainId,
    state: events.state,
    attempts: events.attempts,
    nextAttemptAt: events.nextAttemptAt,
    error: events.error,
    isManual: events.isManual,
    departmentName: departments.name,
    branchName: salesBranches.name,
    erpId: sql<string>`("netsuite_events"."response" ->> 'id')`,
    payload: events.payload,
    pushedByName: sql<string>`(
      select person.name from users person where person.id = "netsuite_events"."created_by")`,
    sentAt: events.sentAt,
  },
  search: [nameOfEntity, events.error],
  sort: '-id',
  readers: 'granted',
});

/** What NetSuite has of ours. */
export const erpRecordRecords = declareRecords<ErpRecord, object>(erpRecordCalls, {
  resource: 'erp-records',
  table: erpRecords,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    entityName: erpRecords.entityName,
    entityId: erpRecords.entityId,
    domain: erpRecords.domainId,
    erpId: erpRecords.erpId,
    name: sql<string>`("erp_records"."data" ->> 'name')`,
    syncedAt: erpRecords.syncedAt,
  },
  search: [erpRecords.erpId],
  sort: '-syncedAt',
  readers: 'granted',
});
