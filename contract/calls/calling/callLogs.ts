import Type from 'typebox';
import schema from '#form-schemas/call-log.schema.json' with { type: 'json' };
import type { RoleCode } from '../../domain/roles.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { CallLog } from '../recordTypes.ts';

/** Who judges recorded calls, and hears all of them; the specification names nobody (decision records 0134, 0229). */
export const callReviewers: readonly RoleCode[] = ['admin', 'lead-auditor', 'lead-delivery-spoc'];

export const callLogRecordCalls = recordCalls<CallLog, object>()({
  area: 'callLogs',
  schema,
  called: ['call log', 'call logs'],
  access: 'signed-in',
  source: 'part 2 §3, decision record 0134',
  list: { at: 'GET /console/v1/call-logs' },
});

const log = answerOf(callLogRecordCalls.schema);
const names = Type.Object({ results: Type.Array(Type.String()) });

export const callLogCalls = [
  ...callLogRecordCalls.calls,
  defineCall({
    id: 'callLogs.filtered',
    calledBy: 'older-client',
    method: 'POST',
    path: '/api/V0/call-logs/post-filtered',
    kind: 'read',
    access: 'signed-in',
    summary: 'Call logs, 20 per page from page 1, without those already seen',
    source: 'part 2 §7, §9',
    body: strictObject({
      results_per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      page_no: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
      exclude_call_log_ids: Type.Optional(Type.Array(rowId, { maxItems: 1000 })),
      channel: Type.Optional(Type.String({ maxLength: 100 })),
      lead_generator: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({ results: Type.Array(log), total_count: Type.Integer() }),
  }),
  defineCall({
    id: 'callLogs.feedback',
    method: 'POST',
    path: '/api/V0/call-logs/feedback',
    kind: 'change',
    access: callReviewers,
    summary: 'Rate a recorded call; a second rating replaces the first',
    source: 'part 2 §3, §7',
    body: strictObject({
      call_log_id: rowId,
      final_status: Type.Enum(['Qualified', 'Not qualified', 'Call again']),
      site_visit_intent: Type.Optional(
        Type.Union([Type.Enum(['Yes', 'No', 'Maybe']), Type.Null()]),
      ),
      detailed_remarks: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
    }),
    answer: log,
  }),
  defineCall({
    id: 'callLogs.channels',
    calledBy: 'older-client',
    method: 'GET',
    path: '/api/V0/list/channels',
    kind: 'read',
    access: 'signed-in',
    summary: 'Channels of the calls',
    source: 'part 2 §7',
    answer: names,
  }),
  defineCall({
    id: 'callLogs.leadGenerators',
    calledBy: 'older-client',
    method: 'GET',
    path: '/api/V0/list/lead_generators',
    kind: 'read',
    access: 'signed-in',
    summary: 'Sources of the leads of the calls',
    source: 'part 2 §7',
    answer: names,
  }),
] as const;
