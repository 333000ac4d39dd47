import schema from '#form-schemas/calling-config.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { CallingConfig, CallingConfigFields } from '../recordTypes.ts';

/** How the agents of a line work: `/owner-sales-config`, whose calls the specification does not name. */
export const callingConfigCalls = recordCalls<CallingConfig, CallingConfigFields>()({
  area: 'callingConfigs',
  schema,
  called: ['calling configuration', 'calling configurations'],
  access: ['admin', 'sales-manager', 'head-of-management'],
  source: 'part 1 §2, part 3 §2, decision record 0115',
  list: { at: 'GET /console/v1/calling-configs' },
  get: { at: 'GET /console/v1/calling-configs/{id}' },
  create: { at: 'POST /console/v1/calling-configs' },
  update: { at: 'PUT /console/v1/calling-configs/{id}' },
});
