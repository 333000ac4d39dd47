import Type from 'typebox';
import { defineCall } from '../call.ts';

const uuid = Type.String({ format: 'uuid' });

/** What people see of a file; `id` is what a record keeps. */
const facts = Type.Object({
  id: uuid,
  name: Type.String(),
  type: Type.String(),
  size: Type.Integer(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
});

const source = 'design: files of record fields, T93';

/** Files of the field kinds `file` and `image`. Who may see the record may read its files. */
export const fileCalls = [
  defineCall({
    id: 'files.upload',
    method: 'POST',
    path: '/console/v1/files',
    kind: 'change',
    access: 'signed-in',
    summary: 'Uploads the body, sent as application/octet-stream, for a field of a screen',
    source,
    query: Type.Object(
      {
        resource: Type.String({ minLength: 1, maxLength: 80 }),
        field: Type.String({ minLength: 1, maxLength: 120 }),
        name: Type.String({ minLength: 1, maxLength: 400 }),
      },
      { additionalProperties: false },
    ),
    takes: ['application/octet-stream'],
    answer: facts,
  }),
  defineCall({
    id: 'files.list',
    method: 'GET',
    path: '/console/v1/files',
    kind: 'read',
    access: 'signed-in',
    summary: 'Names and sizes of files that the person may read',
    source,
    query: Type.Object(
      { ids: Type.String({ maxLength: 4000, description: 'ids separated by commas' }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ results: Type.Array(facts) }),
  }),
  defineCall({
    id: 'files.get',
    calledBy: 'address',
    method: 'GET',
    path: '/console/v1/files/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The file itself: an image is shown, anything else is saved',
    source,
    params: Type.Object({ id: uuid }),
    answer: Type.Any(),
    answers: ['*/*'],
  }),
] as const;
