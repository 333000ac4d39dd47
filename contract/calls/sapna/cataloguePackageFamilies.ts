import Type from 'typebox';
import { clientTypes } from '../../domain/accounts/clientTypes.ts';
import { catalogueRoles } from './catalogueRoles.ts';
import { idParams, removeAnswer, removeBody, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { familyFields } from './catalogueFields.ts';

/** A package family as every call presents it; a field without a value is absent. */
export const packageFamily = Type.Object({
  id: rowId,
  name: Type.String(),
  clientTypeId: Type.Enum(clientTypes.map(({ id }) => id)),
  /** Id of the event whose packages these are. */
  familyEvent: Type.Optional(rowId),
  familyEventName: Type.Optional(Type.String()),
  active: Type.Boolean(),
  packageCount: Type.Integer({ minimum: 0 }),
  /** Its packages by name. */
  familyPackages: Type.Array(Type.Object({ id: rowId, name: Type.String() })),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

const familyList = {
  method: 'GET',
  kind: 'read',
  access: catalogueRoles,
  query: strictObject({
    ...listQuery,
    active_only: Type.Optional(Type.Boolean()),
    client_type_id: Type.Optional(rowId),
  }),
  answer: pageOf(packageFamily),
} as const;

export const packageFamilyCalls = [
  defineCall({
    ...familyList,
    id: 'packageFamilies.list',
    path: '/sapna/v2/get-package-families',
    summary: 'Package families, a page at a time',
    source: 'part 2 §7, T68',
  }),
  defineCall({
    ...familyList,
    id: 'packageFamilies.listV3',
    path: '/sapna/v3/get-package-families',
    summary: 'The same as version 2: the specification names both and tells no difference',
    source: 'part 2 §7',
  }),
  defineCall({
    id: 'packageFamilies.get',
    method: 'GET',
    path: '/sapna/v2/get-package-families/details/{id}',
    kind: 'read',
    access: catalogueRoles,
    summary: 'One package family',
    source: 'part 2 §3, decision record 0010',
    params: idParams,
    answer: packageFamily,
  }),
  defineCall({
    id: 'packageFamilies.create',
    method: 'POST',
    path: '/sapna/v2/get-package-families/create',
    kind: 'change',
    access: catalogueRoles,
    summary:
      'Create a package family; with copyFromPackageFamilyId also its packages, product mappings and prices, NetSuite off',
    source: 'part 2 §7, T50, decision record 0010',
    query: strictObject({ copyFromPackageFamilyId: Type.Optional(rowId) }),
    body: strictObject({
      ...familyFields.needed,
      ...familyFields.more,
    }),
    answer: packageFamily,
  }),
  defineCall({
    id: 'packageFamilies.update',
    method: 'PUT',
    path: '/sapna/v2/get-package-families/update/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a package family',
    source: 'part 2 §7, decision record 0010',
    params: idParams,
    body: updateBody(familyFields.needed, familyFields.more),
    answer: packageFamily,
  }),
  defineCall({
    id: 'packageFamilies.remove',
    method: 'PUT',
    path: '/sapna/v2/get-package-families/delete',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove package families that have no packages; all of them or none',
    source: 'part 2 §7, decision record 0010',
    body: removeBody,
    answer: removeAnswer,
  }),
] as const;
