import Type from 'typebox';
import schema from '#form-schemas/package-family.schema.json' with { type: 'json' };
import { rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { PackageFamily, PackageFamilyFields } from '../recordTypes.ts';
import { catalogueRoles } from './catalogueRoles.ts';

const path = '/sapna/v2/get-package-families';

/** Package families (part 2 section 7, decision record 0010). */
export const packageFamilyCalls = recordCalls<PackageFamily, PackageFamilyFields>()({
  area: 'packageFamilies',
  schema,
  called: ['package family', 'package families'],
  access: catalogueRoles,
  source: 'part 2 §3, §7, T68, decision record 0010',
  list: {
    at: `GET ${path}`,
    query: { active_only: Type.Optional(Type.Boolean()), client_type_id: Type.Optional(rowId) },
  },
  get: { at: `GET ${path}/details/{id}` },
  create: {
    at: `POST ${path}/create`,
    summary:
      'Create a package family; with copyFromPackageFamilyId also its packages, product mappings and prices, NetSuite off',
    source: 'part 2 §7, T50, decision record 0010',
    query: { copyFromPackageFamilyId: Type.Optional(rowId) },
  },
  update: { at: `PUT ${path}/update/{id}` },
  remove: {
    at: `PUT ${path}/delete`,
    by: 'body',
    summary: 'Remove package families that have no packages; all of them or none',
  },
});

export const packageFamiliesV3Call = defineCall({
  ...packageFamilyCalls.byVerb.list,
  id: 'packageFamilies.listV3',
  isOfRecords: undefined,
  calledBy: 'older-client',
  path: '/sapna/v3/get-package-families',
  summary: 'The same as version 2: the specification names both and gives no difference',
});
