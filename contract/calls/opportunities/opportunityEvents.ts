import Type from 'typebox';
import schema from '#form-schemas/opportunity-event.schema.json' with { type: 'json' };
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { answerOf } from '../recordSchemas.ts';
import type { OpportunityEvent } from '../recordTypes.ts';

/** What happened to a deal, whatever it was done by. */
export const opportunityEventCalls = [
  defineCall({
    id: 'opportunityEvents.list',
    method: 'GET',
    path: '/console/v1/opportunity-events',
    kind: 'read',
    access: 'signed-in',
    summary:
      'What happened to an opportunity, newest first: packages, approvals, milestones, termsheets, payments, links, invoices, activations, calls and notes',
    source: 'part 1 §3, decision record 0090',
    query: strictObject({
      page: listQuery.page,
      pageSize: listQuery.pageSize,
      total: listQuery.total,
      /** By `at` alone, newest first where it is not said. */
      sort: listQuery.sort,
      /** Without one: of the deals of one's lists that changed last. */
      opportunityId: Type.Optional(rowId),
    }),
    answer: pageOf(Type.Unsafe<OpportunityEvent>(answerOf(schema))),
  }),
] as const;
