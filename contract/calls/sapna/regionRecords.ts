import Type from 'typebox';
import { clearable, idParams, removeAnswer, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { adminGroupRoles } from './adminGroupRoles.ts';
import { removalBody, removeQuery, versionBody, versionQuery } from './removals.ts';

const fields = {
  needed: {
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    cityId: Type.Integer(),
  },
  more: {
    /** The whole list. The id decides; the name may come along as it was answered. */
    localityRegionMappings: clearable(
      Type.Array(
        strictObject({ localityId: Type.Integer(), localityName: Type.Optional(Type.String()) }),
        { maxItems: 1000 },
      ),
    ),
  },
};

/** A region as every call presents it, its localities by name. */
export const region = Type.Object({
  id: rowId,
  name: Type.String(),
  cityId: rowId,
  cityName: Type.String(),
  localityCount: Type.Integer({ minimum: 0 }),
  localityRegionMappings: Type.Array(
    Type.Object({ localityId: rowId, localityName: Type.String() }),
  ),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

export const regionRecordCalls = [
  defineCall({
    id: 'regions.list',
    method: 'GET',
    path: '/sapna/v1/region',
    kind: 'read',
    access: 'signed-in',
    summary: 'Regions; those of a city with filters=cityId==18',
    source: 'part 2 §7, T68',
    query: strictObject(listQuery),
    answer: pageOf(region),
  }),
  defineCall({
    id: 'regions.get',
    method: 'GET',
    path: '/sapna/v1/region/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'One region',
    source: 'part 2 §7',
    params: idParams,
    answer: region,
  }),
  defineCall({
    id: 'regions.create',
    method: 'POST',
    path: '/sapna/v1/region',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Create a region with its localities, each of which is in no other region',
    source: 'part 2 §3, §7, decision record 0020',
    body: strictObject({ ...fields.needed, ...fields.more }),
    answer: region,
  }),
  defineCall({
    id: 'regions.update',
    method: 'PUT',
    path: '/sapna/v1/region/{id}',
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Change a region; its localities as a whole list',
    source: 'part 2 §3, §7, decision record 0020',
    params: idParams,
    body: updateBody(fields.needed, fields.more),
    answer: region,
  }),
  defineCall({
    id: 'regions.remove',
    method: 'DELETE',
    path: '/sapna/v1/region',
    kind: 'delete',
    access: adminGroupRoles,
    summary: 'Remove regions that no price, slot or order names; all of them or none',
    source: 'part 2 §7, T119',
    query: removeQuery,
    body: removalBody,
    answer: removeAnswer,
  }),
  defineCall({
    id: 'regions.removeOne',
    method: 'DELETE',
    path: '/sapna/v1/region/{id}',
    kind: 'delete',
    access: adminGroupRoles,
    summary: 'Remove one region that no price, slot or order names',
    source: 'part 2 §7, T119',
    params: idParams,
    query: versionQuery,
    body: versionBody,
    answer: removeAnswer,
  }),
] as const;
