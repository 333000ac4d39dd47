import Type from 'typebox';
import cycleSchema from '#form-schemas/incentive-cycle.schema.json' with { type: 'json' };
import schema from '#form-schemas/user-incentive.schema.json' with { type: 'json' };
import {
  incentiveApprovers,
  incentiveKeepers,
  incentivePayers,
  ruleKeepers,
} from '../../domain/incentives/incentiveRoles.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { IncentiveCycle, UserIncentive } from '../recordTypes.ts';

const source = 'part 2 §3, §4, §7, T56, T57, decision record 0139';
const optionalId = Type.Optional(rowId);
const paise = Type.Integer();
const orNull = <Value extends ReturnType<typeof Type.Integer> | ReturnType<typeof Type.String>>(
  value: Value,
) => Type.Union([value, Type.Null()]);
const incentiveType = Type.Enum(['Individual', 'Team']);

const slab = Type.Object({
  id: rowId,
  targetMin: Type.Integer(),
  targetMax: orNull(Type.Integer()),
  accountsMin: Type.Integer(),
  accountsMax: orNull(Type.Integer()),
  incentive: Type.Integer(),
  effectiveDate: Type.String(),
});

const deal = Type.Object({
  id: rowId,
  type: incentiveType,
  opportunityId: rowId,
  opportunityName: Type.String(),
  paymentId: orNull(Type.Integer()),
  closedOn: orNull(Type.String()),
  base: paise,
  incentive: paise,
  reason: orNull(Type.String()),
});

/** Months and quarters, newest first; those that have begun (T118: with and without the last slash). */
export const incentiveCycleCalls = recordCalls<IncentiveCycle, object>()({
  area: 'incentiveCycles',
  schema: cycleSchema,
  called: ['cycle', 'incentive cycles'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /sapna/v1/incentive-cycles',
    query: {
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
      frequency: Type.Optional(Type.Enum(['Monthly', 'Quarterly'])),
    },
  },
});

/** Incentives of a cycle; `debug` adds the deals behind each. */
export const userIncentiveCalls = recordCalls<UserIncentive, object>()({
  area: 'userIncentives',
  schema,
  called: ['incentive', 'incentives'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /sapna/v1/user-incentives/by-cycle',
    query: { cycleId: optionalId, debug: Type.Optional(Type.Boolean()) },
  },
});

/** Incentives of a person, or of the people below them; one's own reach without either. */
export const myIncentiveCalls = recordCalls<UserIncentive, object>()({
  area: 'myIncentives',
  schema,
  called: ['incentive', 'incentives'],
  access: 'signed-in',
  source,
  list: {
    at: 'GET /sapna/v1/user-incentives',
    query: {
      userId: optionalId,
      cycleIds: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,15}(,[1-9]\\d{0,15})*$' })),
      team: Type.Optional(Type.Boolean()),
    },
  },
});

/** What is signed off and later: for those who pay. */
export const incentivePayoutCalls = recordCalls<UserIncentive, object>()({
  area: 'incentivePayouts',
  schema,
  called: ['incentive', 'incentives'],
  access: [...incentivePayers, ...ruleKeepers],
  source,
  list: { at: 'GET /console/v1/incentive-payouts', query: { cycleId: optionalId } },
});

const actCalls = [
  defineCall({
    id: 'incentives.details',
    method: 'GET',
    path: '/sapna/v1/user-incentives/get-details',
    kind: 'read',
    access: 'signed-in',
    summary: 'An incentive with its rule, slabs, deals and payments; amounts in paise',
    source,
    query: strictObject({ incentiveId: rowId }),
    answer: Type.Object({
      incentive: answerOf(schema),
      terms: Type.Object({
        categoryName: orNull(Type.String()),
        rule: Type.Union([
          Type.Object({
            id: rowId,
            effectiveDate: Type.String(),
            cap: orNull(Type.Integer()),
            types: Type.Array(incentiveType),
          }),
          Type.Null(),
        ]),
        slabs: Type.Array(slab),
      }),
      achievements: Type.Array(
        Type.Object({
          type: incentiveType,
          target: paise,
          achieved: paise,
          accountsClosed: Type.Integer(),
        }),
      ),
      deals: Type.Array(deal),
    }),
  }),
  defineCall({
    id: 'incentives.update',
    method: 'PUT',
    path: '/sapna/v1/user-incentives/update/{id}',
    kind: 'money',
    access: [...incentiveKeepers, ...incentiveApprovers, ...incentivePayers],
    summary:
      'Move an incentive to review (2), signed off (3), manager approved (4) or paid (5); never one’s own',
    source,
    params: idParams,
    body: strictObject({
      statusId: Type.Integer({ minimum: 1, maximum: 5 }),
      remark: clearable(Type.String({ maxLength: 500 })),
      paidIncentive: clearable(Type.Integer({ minimum: 0, maximum: 99_999_999_900 })),
      version: Type.Integer({ minimum: 1 }),
    }),
    answer: answerOf(schema),
  }),
  defineCall({
    id: 'incentives.calculate',
    method: 'POST',
    path: '/console/v1/incentive-calculations',
    kind: 'change',
    deadline: longestDeadline,
    access: incentiveKeepers,
    summary:
      'Calculate a cycle; one that has ended is also closed, and later calculations give the same result',
    source,
    body: strictObject({ cycleId: rowId }),
    answer: Type.Object({
      cycleId: rowId,
      isClosed: Type.Boolean(),
      /** Figures that are new or other than before. */
      changed: Type.Integer(),
      same: Type.Integer(),
      /** Signed off before with another figure: they stay as they were. */
      differing: Type.Array(
        Type.Object({ userId: rowId, userName: Type.String(), kept: paise, computed: paise }),
      ),
    }),
  }),
  defineCall({
    id: 'incentives.report',
    calledBy: 'address',
    method: 'GET',
    path: '/sapna/v1/user-incentives/cycle-wise-payment-report.csv',
    kind: 'read',
    deadline: longestDeadline,
    access: incentivePayers,
    summary: 'The payments of a cycle as a CSV file',
    source,
    query: strictObject({ cycleId: rowId }),
    /** `text/csv` with a byte order mark; amounts in rupees. */
    answer: Type.Any(),
    answers: ['text/csv'],
  }),
] as const;

export const userIncentiveAllCalls = [
  ...incentiveCycleCalls.calls,
  ...userIncentiveCalls.calls,
  ...myIncentiveCalls.calls,
  ...incentivePayoutCalls.calls,
  ...actCalls,
] as const;
