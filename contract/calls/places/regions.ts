import schema from '#form-schemas/region.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { Region, RegionFields } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

/** Regions with the localities that are priced together (part 2 sections 3 and 7). */
export const regionCalls = recordCalls<Region, RegionFields>()({
  area: 'regions',
  schema,
  called: ['region', 'regions'],
  access: adminGroupRoles,
  source: 'part 2 §3, §7, T68, T119, decision record 0020',
  list: {
    at: 'GET /sapna/v1/region',
    access: 'signed-in',
    summary: 'Regions; those of a city with filters=cityId==18',
  },
  get: { at: 'GET /sapna/v1/region/{id}', access: 'signed-in' },
  create: {
    at: 'POST /sapna/v1/region',
    summary: 'Create a region with its localities, each of which is in no other region',
  },
  update: {
    at: 'PUT /sapna/v1/region/{id}',
    summary: 'Change a region; its localities as a whole list',
  },
  remove: {
    at: 'DELETE /sapna/v1/region',
    by: 'query-or-body',
    summary: 'Remove regions that no price, slot or order uses; all of them or none',
  },
  removeOne: {
    at: 'DELETE /sapna/v1/region/{id}',
    calledBy: 'older-client',
    summary: 'Remove one region that no price, slot or order uses',
  },
});
