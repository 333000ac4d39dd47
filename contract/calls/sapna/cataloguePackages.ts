import Type from 'typebox';
import { idParams, removeAnswer, removeBody, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { packageFields } from './catalogueFields.ts';
import { packageRecord } from './cataloguePackage.ts';
import { catalogueReaders, catalogueRoles } from './catalogueRoles.ts';

const copyFields = {
  copyFromPackageId: Type.Optional(rowId),
  copyToPackageFamilyId: Type.Optional(rowId),
  newPackageName: Type.Optional(packageFields.needed.name),
};

export const packageCalls = [
  defineCall({
    id: 'packages.list',
    method: 'GET',
    path: '/sapna/v2/get-packages',
    kind: 'read',
    access: catalogueReaders,
    summary: 'Packages, 10 a page unless asked otherwise',
    source: 'part 2 §7, §9, T68, T74',
    query: strictObject({
      ...listQuery,
      package_family_id: Type.Optional(rowId),
      active_only: Type.Optional(Type.Boolean()),
      promoted_entity_type_id: Type.Optional(
        Type.Integer({ description: 'Accepted as the specification sends it; narrows nothing' }),
      ),
      slot_status_id: Type.Optional(
        Type.Integer({ description: 'Accepted as the specification sends it; narrows nothing' }),
      ),
    }),
    answer: pageOf(packageRecord),
  }),
  defineCall({
    id: 'packages.get',
    method: 'GET',
    path: '/sapna/v2/get-packages/details/{id}',
    kind: 'read',
    access: catalogueRoles,
    summary: 'One package',
    source: 'part 2 §7',
    params: idParams,
    answer: packageRecord,
  }),
  defineCall({
    id: 'packages.create',
    method: 'POST',
    path: '/sapna/v2/get-packages/create',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Create a package in a family',
    source: 'part 2 §7',
    body: strictObject({ ...packageFields.needed, ...packageFields.more }),
    answer: packageRecord,
  }),
  defineCall({
    id: 'packages.update',
    method: 'PUT',
    path: '/sapna/v2/get-packages/update/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a package; with NetSuite on only display name, description and active until',
    source: 'part 2 §7, T51',
    params: idParams,
    body: updateBody(packageFields.needed, packageFields.more),
    answer: packageRecord,
  }),
  defineCall({
    id: 'packages.remove',
    method: 'PUT',
    path: '/sapna/v2/get-packages/delete',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove packages that NetSuite has not taken over; all of them or none',
    source: 'part 2 §7, T51',
    body: removeBody,
    answer: removeAnswer,
  }),
  defineCall({
    id: 'packages.copy',
    method: 'POST',
    path: '/sapna/v2/package/copy',
    kind: 'change',
    access: catalogueRoles,
    summary:
      'Copy a package with its products and prices, NetSuite off; all three in query or body',
    source: 'part 2 §7, T50',
    query: strictObject(copyFields),
    body: Type.Union([strictObject(copyFields), Type.Null()]),
    answer: packageRecord,
  }),
  defineCall({
    id: 'packages.enableNetsuite',
    method: 'PUT',
    path: '/sapna/v1/packages/enable-netsuite',
    kind: 'change',
    access: catalogueRoles,
    summary:
      'Hand packages over to NetSuite for good: those in the body, or all of the family; the first item decides',
    source: 'part 2 §4, §7, T50',
    query: strictObject({ package_family_id: Type.Optional(rowId) }),
    body: Type.Union([
      strictObject({
        ids: Type.Optional(Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true })),
        isNetsuiteEnabled: Type.Optional(Type.Boolean()),
      }),
      Type.Null(),
    ]),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          isNetsuiteEnabled: Type.Boolean(),
          version: Type.Integer(),
          /** Why it is not enabled. */
          message: Type.Optional(Type.String()),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'packages.parameters',
    method: 'GET',
    path: '/sapna/v1/package-parameters',
    kind: 'read',
    access: catalogueRoles,
    summary: 'The pricing parameters that packages use, by name, for choosing them again',
    source: 'part 2 §7, decision record 0010',
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          name: Type.String(),
          type: Type.String(),
          /** Every value that a package allows. */
          allowedValues: Type.Array(Type.String()),
          packageCount: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'packages.cities',
    method: 'GET',
    path: '/sapna/v1/packages/{id}/cities',
    kind: 'read',
    access: catalogueRoles,
    summary: 'The cities in which a package is sold today',
    source: 'part 2 §3, §7, §9, T69',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          city_id: rowId,
          uuid: Type.String(),
          label: Type.String(),
          state: Type.String(),
          zone: Type.String(),
        }),
      ),
      totalCount: Type.Integer({ minimum: 0 }),
    }),
    cache: { for: 'end-of-day', store: 'memory' },
  }),
] as const;
