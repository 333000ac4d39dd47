import Type from 'typebox';
import ruleSchema from '#form-schemas/incentive-rule.schema.json' with { type: 'json' };
import schema from '#form-schemas/user-target.schema.json' with { type: 'json' };
import { incentiveKeepers } from '../../domain/incentives/incentiveRoles.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { UserTarget, UserTargetFields } from '../recordTypes.ts';

const source = 'part 2 §3, §7, decision record 0150';
const orNull = Type.Union([Type.Integer(), Type.Null()]);

/** Targets by person and cycle, in paise. */
export const userTargetRecordCalls = recordCalls<UserTarget, UserTargetFields>()({
  area: 'userTargets',
  schema,
  called: ['target', 'sales targets'],
  access: incentiveKeepers,
  source,
  list: {
    at: 'GET /sapna/v1/user-targets',
    access: 'signed-in',
    query: {
      cycleId: Type.Optional(rowId),
      userId: Type.Optional(rowId),
      getTeamTargets: Type.Optional(Type.Boolean()),
    },
  },
  create: { at: 'POST /sapna/v1/user-targets/add', as: 'add' },
  update: { at: 'PUT /sapna/v1/user-targets/update/{id}' },
});

const actCalls = [
  defineCall({
    id: 'incentiveRules.ofUsers',
    calledBy: 'older-client',
    method: 'POST',
    path: '/sapna/v2/incentive-rules/get-rules',
    kind: 'read',
    access: 'signed-in',
    summary: 'Today’s rule for each of the people asked for; people without one are left out',
    source,
    body: strictObject({ userIds: Type.Array(rowId, { minItems: 1, maxItems: 1000 }) }),
    answer: Type.Object({
      results: Type.Array(Type.Object({ userId: rowId, rule: answerOf(ruleSchema) })),
    }),
  }),
  defineCall({
    id: 'userTargets.sheet',
    method: 'GET',
    path: '/console/v1/sales-target-sheet',
    kind: 'read',
    access: incentiveKeepers,
    summary:
      'Participants of a cycle, with target, achievement and the targets that their rule allows',
    source,
    query: strictObject({ cycleId: rowId }),
    answer: Type.Object({
      isClosed: Type.Boolean(),
      results: Type.Array(
        Type.Object({
          userId: rowId,
          userName: Type.String(),
          designationName: Type.Union([Type.String(), Type.Null()]),
          managerName: Type.Union([Type.String(), Type.Null()]),
          targetId: orNull,
          version: orNull,
          individualTarget: Type.Integer(),
          teamTarget: Type.Integer(),
          /** Null while the cycle was not calculated. */
          achieved: orNull,
          teamAchieved: orNull,
          allowedMinTarget: Type.Integer(),
          allowedMaxTarget: Type.Integer(),
          types: Type.Array(Type.Enum(['Individual', 'Team'])),
        }),
      ),
    }),
  }),
] as const;

export const userTargetCalls = [...userTargetRecordCalls.calls, ...actCalls] as const;
