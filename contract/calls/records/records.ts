import Type from 'typebox';
import { defineCall } from '../call.ts';

const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const ofResource = Type.Object({ resource });
const ofRecord = Type.Object({ resource, id: Type.Integer({ minimum: 1 }) });

/** A record of a screen that names no calls; its fields are those of the screen's own schema. */
const record = Type.Record(Type.String(), Type.Unknown());
const source = 'design: generic record store';

/** The address that `ra-data-simple-rest` speaks to; the screen file says who may do what. */
export const recordCalls = [
  defineCall({
    id: 'records.list',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/records/{resource}',
    kind: 'read',
    access: 'signed-in',
    summary: 'A range of records of a screen; the total is in Content-Range',
    source,
    params: ofResource,
    query: Type.Object(
      {
        sort: Type.Optional(Type.String({ maxLength: 200, description: '["field","ASC"]' })),
        range: Type.Optional(Type.String({ maxLength: 40, description: '[first,last]' })),
        filter: Type.Optional(
          Type.String({
            maxLength: 8000,
            description: '{"where":condition,"q":"words","id":[1,2]}',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Array(record),
  }),
  defineCall({
    id: 'records.get',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/records/{resource}/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'One record of a screen',
    source,
    params: ofRecord,
    answer: record,
  }),
  defineCall({
    id: 'records.create',
    method: 'POST',
    path: '/console/v1/records/{resource}',
    kind: 'change',
    access: 'signed-in',
    summary: 'A new record of a screen',
    source,
    params: ofResource,
    body: record,
    answer: record,
  }),
  defineCall({
    id: 'records.update',
    method: 'PUT',
    path: '/console/v1/records/{resource}/{id}',
    kind: 'change',
    access: 'signed-in',
    summary: 'Changes the fields that are sent; the version is the one that was seen',
    source,
    params: ofRecord,
    body: record,
    answer: record,
  }),
  defineCall({
    id: 'records.act',
    method: 'POST',
    path: '/console/v1/records/{resource}/{id}/acts/{action}',
    kind: 'change',
    access: 'signed-in',
    summary: 'Carries out an action of a screen that sets values, with what its dialog asked for',
    source: 'decision record 0259',
    params: Type.Object({
      ...ofRecord.properties,
      action: Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' }),
    }),
    body: Type.Object(
      {
        version: Type.Integer({ minimum: 1, description: 'Of the record, as it was seen' }),
        ask: Type.Optional(record),
      },
      { additionalProperties: false },
    ),
    answer: record,
  }),
  defineCall({
    id: 'records.remove',
    method: 'DELETE',
    path: '/console/v1/records/{resource}/{id}',
    kind: 'delete',
    access: 'signed-in',
    summary: 'Removes a record of a screen; its history is kept',
    source,
    params: ofRecord,
    query: Type.Object(
      { version: Type.Optional(Type.Integer({ minimum: 1 })) },
      { additionalProperties: false },
    ),
    answer: record,
  }),
] as const;
