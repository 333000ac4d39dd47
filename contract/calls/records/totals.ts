import Type from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const sums = Type.Record(Type.String(), Type.Number(), {
  description: 'By field: paise of money, the number itself of any other',
});
const count = Type.Integer({ minimum: 0 });

/** Sums of what a list finds. Who may have them: whoever may list the records, of fields that they see. */
export const totalCalls = [
  defineCall({
    id: 'totals.get',
    method: 'GET',
    path: '/console/v1/totals/{resource}',
    kind: 'read',
    access: 'signed-in',
    summary: 'How many records a list finds and what the fields of its `totals` add up to',
    source: 'design: totals under every list with amounts; decision record 0248',
    params: Type.Object({ resource: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }) }),
    query: strictObject({
      filters: Type.Optional(Type.String({ maxLength: 4000 })),
      search: Type.Optional(Type.String({ maxLength: 100 })),
      by: Type.Optional(
        Type.String({ maxLength: 80, description: 'A filter of the list: one group a value' }),
      ),
      /** Of a day or a time: what one group holds, beginning at midnight in India and on a Monday. */
      span: Type.Optional(Type.Enum(['day', 'week', 'month'])),
    }),
    answer: Type.Object({
      count,
      sums,
      groups: Type.Optional(
        Type.Array(
          Type.Object({
            value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], {
              description: 'Null: without a value. Of a span: its first day',
            }),
            count,
            sums,
          }),
        ),
      ),
      isWhole: Type.Optional(
        Type.Boolean({ description: 'False: there are more groups than the answer holds' }),
      ),
    }),
  }),
] as const;
