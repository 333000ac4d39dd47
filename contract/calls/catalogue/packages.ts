import Type from 'typebox';
import schema from '#form-schemas/package.schema.json' with { type: 'json' };
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { PackageFields } from '../recordTypes.ts';
import { catalogueReaders, catalogueRoles } from './catalogueRoles.ts';
import { withProducts, type PackageRecord } from './packageRecord.ts';

const path = '/sapna/v2/get-packages';
const beside = withProducts;

const narrowsNothing = Type.Optional(
  Type.Integer({ description: 'Accepted as the specification sends it; has no effect' }),
);

/** Packages of the catalogue (part 2 section 7). */
export const packageCalls = recordCalls<PackageRecord, PackageFields>()({
  area: 'packages',
  schema,
  called: ['package', 'packages'],
  access: catalogueRoles,
  source: 'part 2 §7, §9, T51, T68, T74',
  list: {
    at: `GET ${path}`,
    access: catalogueReaders,
    query: {
      package_family_id: Type.Optional(rowId),
      active_only: Type.Optional(Type.Boolean()),
      promoted_entity_type_id: narrowsNothing,
      slot_status_id: narrowsNothing,
    },
    beside,
  },
  get: { at: `GET ${path}/details/{id}`, beside },
  create: { at: `POST ${path}/create`, summary: 'Create a package in a family', beside },
  update: {
    at: `PUT ${path}/update/{id}`,
    summary: 'Change a package; with NetSuite on only display name, description and active until',
    beside,
  },
  remove: {
    at: `PUT ${path}/delete`,
    by: 'body',
    summary: 'Remove packages that are not enabled in NetSuite; all of them or none',
  },
});

/** The package as a call by hand answers it. */
export const packageAnswer = packageCalls.byVerb.get.answer;

const copyFields = {
  copyFromPackageId: Type.Optional(rowId),
  copyToPackageFamilyId: Type.Optional(rowId),
  newPackageName: Type.Optional(Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' })),
};

/** What else is done with packages. */
export const packageActCalls = [
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
    answer: packageAnswer,
  }),
  defineCall({
    id: 'packages.enableNetsuite',
    method: 'PUT',
    path: '/sapna/v1/packages/enable-netsuite',
    kind: 'change',
    access: catalogueRoles,
    summary:
      'Enable packages in NetSuite, which cannot be undone: those in the body, or all of the family; the first item decides',
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
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/package-parameters',
    kind: 'read',
    access: catalogueRoles,
    summary: 'The pricing parameters that packages use, by name, to choose from',
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
    calledBy: 'older-client',
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
