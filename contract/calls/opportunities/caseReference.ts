import Type from 'typebox';
import { rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';

const label = Type.Object({ id: rowId, label: Type.String() });

/** Why a case moves, and where to (part 1 section 7, part 2 section 7). */
export const caseReferenceCalls = [
  defineCall({
    id: 'caseReference.reasons',
    method: 'GET',
    path: '/mystique/v1/reference-data/case-reasons',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Reasons of dispositions, losses and activities; a detail names the reason it belongs to',
    source: 'part 1 §7',
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          label: Type.String(),
          categoryId: rowId,
          parentId: Type.Optional(rowId),
          line: Type.Optional(Type.String()),
          isFollowUpTimeNeeded: Type.Boolean(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'caseReference.statusMappings',
    method: 'GET',
    path: '/mystique/v1/reference-data/case-reason-status-mapping',
    kind: 'read',
    access: 'signed-in',
    summary: 'Which status a case gets for a reason',
    source: 'part 1 §7',
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          caseReasonId: rowId,
          fromStatusId: Type.Optional(rowId),
          toStatusId: rowId,
          toStatusName: Type.String(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'caseReference.categories',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/reference-data/reason-categories',
    kind: 'read',
    access: 'signed-in',
    summary: 'The purposes of reasons',
    source: 'part 1 §7',
    answer: Type.Object({ results: Type.Array(label) }),
  }),
  defineCall({
    id: 'caseReference.assignStatuses',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/reference-data/case-assign-status',
    kind: 'read',
    access: 'signed-in',
    summary: 'The statuses that a case goes through',
    source: 'part 1 §7, T36',
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ id: rowId, label: Type.String(), isTerminal: Type.Boolean() }),
      ),
    }),
  }),
] as const;
