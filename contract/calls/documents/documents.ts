import Type from 'typebox';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** What documents hang on; whose it is decides who may read and change them. */
export const documentObjects = ['account', 'opportunity', 'mortgage-partner', 'termsheet'] as const;
export type DocumentObject = (typeof documentObjects)[number];

const idParams = Type.Object({ id: rowId });
const source = 'part 1 §3, §5, §7, T93, decision record 0098';

const document = Type.Object({
  id: rowId,
  name: Type.String(),
  /** Where the file itself is. */
  absoluteUrl: Type.String(),
  objectMediaType: Type.Object({ displayName: Type.String() }),
  mediaType: Type.String(),
  size: Type.Integer(),
  /** What it is said to be; most are not. */
  tags: Type.Array(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
  createdByName: Type.Union([Type.String(), Type.Null()]),
});

/** Documents on accounts, opportunities, termsheets and mortgage partners. */
export const documentCalls = [
  defineCall({
    id: 'documents.list',
    method: 'GET',
    path: '/pixie/data/v1/entity/document',
    kind: 'read',
    access: 'signed-in',
    summary: 'The documents of an object, newest first',
    source,
    query: strictObject({
      objectId: rowId,
      objectType: Type.Enum([...documentObjects]),
      domainId: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    }),
    answer: Type.Object({ results: Type.Array(document) }),
  }),
  defineCall({
    id: 'documents.upload',
    method: 'POST',
    path: '/pixie/data/v1/entity/document',
    kind: 'change',
    access: clientWriters,
    summary: 'Uploads a document of an object',
    source,
    parts: strictObject({
      objectId: rowId,
      objectType: Type.Enum([...documentObjects]),
      domainId: Type.Optional(rowId),
      displayName: Type.Optional(Type.String()),
      tags: Type.Optional(Type.String({ description: 'Separated by commas' })),
    }),
    answer: document,
  }),
  defineCall({
    id: 'documents.remove',
    method: 'DELETE',
    path: '/pixie/data/v1/entity/document/{id}',
    kind: 'delete',
    access: clientWriters,
    summary: 'Removes a document',
    source,
    params: idParams,
    answer: Type.Object({ id: rowId }),
  }),
  defineCall({
    id: 'documents.get',
    calledBy: 'address',
    method: 'GET',
    path: '/pixie/data/v1/entity/document/{id}/content',
    kind: 'read',
    access: 'signed-in',
    summary: 'The document itself, to view',
    source,
    params: idParams,
    answer: Type.Any(),
    answers: ['*/*'],
  }),
] as const;
