import Type, { type TSchema } from 'typebox';
import { defineCall } from '../call.ts';

const words = Type.Union([Type.Object({ en: Type.String(), hi: Type.String() }), Type.Null()]);

/** A condition taken apart (`contract/rules/explain.ts`); its depth is bounded by the screen file. */
const explained: TSchema = Type.Unknown();

const cause = Type.Object({
  rule: Type.String({ description: 'Kind of rule, as contract/rules/why.ts names it' }),
  allows: Type.Boolean(),
  pointer: Type.String({ description: 'JSON pointer into the screen file' }),
  role: Type.Union([Type.String(), Type.Null()]),
  explained,
  words,
});

const verdict = Type.Object({
  about: Type.Union([
    Type.Literal('do'),
    Type.Literal('see'),
    Type.Literal('change'),
    Type.Literal('fill'),
  ]),
  holds: Type.Boolean(),
  causes: Type.Array(cause),
  grantedTo: Type.Array(Type.String()),
});

export const whyCalls = [
  defineCall({
    id: 'console.why',
    method: 'GET',
    path: '/console/v1/why',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Which grant, rule or condition allows or refuses something; for other people and roles only if the caller grants roles',
    source: 'design: why on anything hidden, locked or refused',
    query: Type.Object(
      {
        resource: Type.String({ maxLength: 80 }),
        id: Type.Optional(Type.String({ maxLength: 80 })),
        verb: Type.Optional(Type.String({ maxLength: 80, description: 'A verb or an action' })),
        field: Type.Optional(Type.String({ maxLength: 80 })),
        role: Type.Optional(Type.String({ maxLength: 80, description: 'Someone with this role' })),
        userId: Type.Optional(Type.Integer({ minimum: 1, description: 'This person' })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      resource: Type.String(),
      roles: Type.Array(Type.String(), { description: 'The roles that were checked' }),
      verdicts: Type.Array(verdict),
    }),
  }),
] as const;
