import Type from 'typebox';
import { dashboardTypes } from '#contract/domain/dashboards/dashboards.ts';
import { tileKeys } from '#contract/domain/dashboards/tiles.ts';
import { whoseWorks } from '#contract/domain/dashboards/whoseWork.ts';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

export const tileKey = Type.Enum([...tileKeys]);

/** The numbers of a dashboard (part 1 section 7). */
export const dashboardCalls = [
  defineCall({
    id: 'dashboard.get',
    method: 'GET',
    path: '/sapna/v1/dashboard/{type}',
    kind: 'read',
    access: 'signed-in',
    summary: 'How many rows each tile of a dashboard has; `types` names tiles, separated by commas',
    source: 'part 1 §2, §7, T128, decision record 0081',
    params: Type.Object({ type: Type.String({ maxLength: 40 }) }),
    query: strictObject({ types: Type.Optional(Type.String({ maxLength: 600 })) }),
    answer: Type.Object({
      type: Type.Enum([...dashboardTypes]),
      /** Whose work the own numbers are. */
      whose: Type.Enum([...whoseWorks]),
      results: Type.Array(
        Type.Object({
          keyName: tileKey,
          /** Exact up to 10,000; 10,001 says that there are more (decision record 0239). */
          count: Type.Integer({ minimum: 0 }),
          /** How many of them are overdue, in the same way; 0 for tiles whose rows have no time. */
          overdue: Type.Integer({ minimum: 0 }),
          /** Of them the person's own or their team's to work, and the overdue ones of those. */
          own: Type.Integer({ minimum: 0 }),
          ownOverdue: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
  }),
] as const;
