import Type from 'typebox';
import schema from '#form-schemas/dashboard-action.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { DashboardAction } from '../recordTypes.ts';

const day = Type.String({ format: 'date' });

/** What was done with the cases of one's lists (part 1 section 7; `/action` of section 2). */
export const dashboardActionCalls = recordCalls<DashboardAction, object>()({
  area: 'dashboardActions',
  schema,
  called: ['action', 'actions'],
  access: 'signed-in',
  source: 'part 1 §2, §7, decision record 0095',
  list: {
    at: 'GET /mystique/v1/dashboard/actions',
    query: {
      startDate: Type.Optional(day),
      endDate: Type.Optional(day),
      /** Ids joined by commas. */
      commentIds: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' })),
    },
    orders: ['id', 'createdAt'],
  },
});
