import Type from 'typebox';
import changeSchema from '#form-schemas/closure-date-change.schema.json' with { type: 'json' };
import dealSchema from '#form-schemas/closure-date-deal.schema.json' with { type: 'json' };
import schema from '#form-schemas/closure-date.schema.json' with { type: 'json' };
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  ClosureDate,
  ClosureDateChange,
  ClosureDateDeal,
  ClosureDateFields,
} from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

const source = 'part 3 §2, §3, §7, T57, decision record 0146';
const path = '/sapna/v1/sales-month-closure-date';
const month = Type.Union([Type.String({ minLength: 1, maxLength: 9 }), Type.Integer()]);
const year = Type.Integer({ minimum: 2000, maximum: 2200 });

/** The last day on which a deal counts for a sales month; `month` by name or number. */
export const closureDateRecordCalls = recordCalls<ClosureDate, ClosureDateFields>()({
  area: 'closureDates',
  schema,
  called: ['closure date', 'closure dates'],
  access: adminGroupRoles,
  source,
  list: {
    at: `GET ${path}`,
    query: {
      month: Type.Optional(Type.String({ minLength: 1, maxLength: 9 })),
      year: Type.Optional(year),
    },
  },
});

export const closureDateChangeCalls = recordCalls<ClosureDateChange, object>()({
  area: 'closureDateChanges',
  schema: changeSchema,
  called: ['change', 'changes of closure dates'],
  access: adminGroupRoles,
  source,
  list: {
    at: 'GET /console/v1/closure-date-changes',
    query: { closureDateId: Type.Optional(rowId) },
  },
});

export const closureDateDealCalls = recordCalls<ClosureDateDeal, object>()({
  area: 'closureDateDeals',
  schema: dealSchema,
  called: ['deal', 'deals that another closure date moves'],
  access: adminGroupRoles,
  source,
  list: {
    at: 'GET /console/v1/closure-date-deals',
    query: { closureDateId: Type.Optional(rowId) },
    summary: 'Deals that would count for another month if the requested date took effect',
    orders: ['id', 'name', 'dealValue', 'closedAt'],
  },
});

const actCalls = [
  defineCall({
    id: 'closureDates.set',
    method: 'POST',
    path,
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Set the closure date of a month; for a closed month this is a request, with a reason',
    source,
    body: strictObject({
      month,
      year,
      closureDate: Type.String({ format: 'date' }),
      reason: clearable(Type.String({ maxLength: 500 })),
      /** Needed where the month has a date. */
      version: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    answer: answerOf(schema),
  }),
  defineCall({
    id: 'closureDateChanges.decide',
    method: 'PUT',
    path: '/console/v1/closure-date-changes/{id}',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Approve or reject another date for a closed month; never the caller’s own request',
    source,
    params: idParams,
    body: strictObject({
      decision: Type.Enum(['approve', 'reject']),
      remark: clearable(Type.String({ maxLength: 500 })),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: answerOf(changeSchema),
  }),
] as const;

export const closureDateCalls = [
  ...closureDateRecordCalls.calls,
  ...closureDateChangeCalls.calls,
  ...closureDateDealCalls.calls,
  ...actCalls,
] as const;
