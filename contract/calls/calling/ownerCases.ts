import Type from 'typebox';
import schema from '#form-schemas/owner-case.schema.json' with { type: 'json' };
import { rowId, strictObject } from '../bodies.ts';
import { manyResults } from '../manyResults.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { OwnerCase } from '../recordTypes.ts';

/** Who moves owner cases between agents: the menu gives it to Admin (part 1 section 2). */
const access = ['admin'] as const;

export const ownerCaseRecordCalls = recordCalls<OwnerCase, object>()({
  area: 'ownerCases',
  schema,
  called: ['owner case', 'owner cases'],
  access,
  source: 'part 3 §2, decision record 0133',
  list: {
    at: 'GET /console/v1/owner-cases',
    summary: 'Open owner cases; filter by agent',
    orders: ['id', 'name', 'fupTime', 'assignedAt'],
  },
});

export const ownerCaseCalls = [
  ...ownerCaseRecordCalls.calls,
  defineCall({
    id: 'ownerCases.activeAgents',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/phoenix/active-agents',
    kind: 'read',
    access,
    summary: 'Active owner agents, with their open cases',
    source: 'part 3 §7',
    answer: Type.Object({
      results: Type.Array(Type.Object({ id: rowId, name: Type.String(), cases: Type.Integer() })),
    }),
  }),
  defineCall({
    id: 'ownerCases.ofAgent',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/phoenix/owner-cases/{agent}',
    kind: 'read',
    access,
    summary: 'The open owner cases of an agent',
    source: 'part 3 §7',
    params: Type.Object({ agent: rowId }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ id: rowId, name: Type.String(), accountName: Type.Optional(Type.String()) }),
      ),
    }),
  }),
  defineCall({
    id: 'ownerCases.reassign',
    method: 'POST',
    path: '/mystique/v1/phoenix/reassign-agent',
    kind: 'change',
    access,
    summary: 'Reassign owner cases to another agent; those that cannot be say why',
    source: 'part 3 §3, §7',
    body: strictObject({
      /** Whose cases they are; one that is someone else's by now stays there. */
      oldAgent: Type.Optional(rowId),
      newAgent: rowId,
      ownerCaseIds: Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
    }),
    answer: Type.Object({
      batchId: Type.String(),
      moved: Type.Integer({ minimum: 0 }),
      results: manyResults('assigned'),
    }),
  }),
] as const;
