import schema from '#form-schemas/cap.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { Cap, CapFields } from '../recordTypes.ts';
import { catalogueRoles } from '../catalogue/catalogueRoles.ts';

/** How many slots may be sold: in one city, in each city, or in India (part 3 section 7, T125). */
export const capCalls = recordCalls<Cap, CapFields>()({
  area: 'caps',
  schema,
  called: ['cap', 'caps'],
  access: catalogueRoles,
  source: 'part 3 §7, T125, decision record 0023',
  list: { at: 'GET /sapna/v1/cap/all-caps' },
  create: { at: 'POST /sapna/v1/cap' },
  update: { at: 'PUT /sapna/v1/cap/{id}' },
  remove: { at: 'DELETE /sapna/v1/cap/{id}', by: 'path' },
});
