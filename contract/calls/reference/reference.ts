import Type from 'typebox';
import { defineCall } from '../call.ts';

const value = Type.Object({
  id: Type.Union([Type.Integer(), Type.String()]),
  label: Type.String({ description: 'As the specification writes it' }),
  labels: Type.Object(
    { en: Type.String(), hi: Type.String() },
    { description: 'What people read, in both languages' },
  ),
});

export const referenceCalls = [
  defineCall({
    id: 'reference.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/reference-data',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The choices of the product by name, in English and Hindi: statuses, modes, types, roles and the like',
    source: 'part 1 §7, part 2 §7',
    query: Type.Object(
      {
        names: Type.Optional(
          Type.String({
            maxLength: 2000,
            description: 'Names separated by commas; all when absent',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Record(Type.String(), Type.Array(value)),
    cache: { for: 24 * 60 * 60 * 1000, store: 'browser' },
  }),
] as const;
