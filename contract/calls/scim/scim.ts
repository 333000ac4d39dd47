import Type, { type TProperties } from 'typebox';
import type { RoleCode } from '../../domain/roles.ts';
import { idParams } from '../bodies.ts';
import { defineCall } from '../call.ts';

/*
 * SCIM 2.0 (RFC 7643, 7644): a company's directory pushes people and groups. Its addresses and shapes are those of the standard;
 * what a directory sends besides is passed over, as the standard asks.
 */

/** Those who give roles of every team; a token has to name the calls besides (decision record 0236). */
const access: readonly RoleCode[] = ['admin', 'user-management'];
const source = 'decision record 0236, RFC 7644';
const shared = { calledBy: 'other-system', access, source } as const;

const text = Type.Optional(Type.String());
const listOf = (fields: TProperties) =>
  Type.Object({
    schemas: Type.Array(Type.String()),
    totalResults: Type.Integer(),
    startIndex: Type.Integer(),
    itemsPerPage: Type.Integer(),
    Resources: Type.Array(Type.Object(fields)),
  });
const meta = Type.Object({
  resourceType: Type.String(),
  created: text,
  lastModified: text,
  location: Type.String(),
});
const resource = { schemas: Type.Array(Type.String()), id: Type.String(), externalId: text, meta };
const reference = Type.Object({ value: Type.String(), display: text });

const user = {
  ...resource,
  userName: Type.String(),
  displayName: Type.String(),
  name: Type.Object({
    formatted: Type.String(),
    givenName: Type.String(),
    familyName: Type.String(),
  }),
  active: Type.Boolean(),
  emails: Type.Array(
    Type.Object({ value: Type.String(), type: Type.String(), primary: Type.Boolean() }),
  ),
  groups: Type.Array(reference),
};
const group = {
  ...resource,
  displayName: Type.String(),
  members: Type.Optional(Type.Array(reference)),
};

/** What a directory asks for besides is passed over, of calls that are asked for nothing, too. */
const passedOver = Type.Object({});

const query = Type.Object({
  filter: Type.Optional(Type.String({ maxLength: 1000 })),
  startIndex: Type.Optional(Type.Integer()),
  count: Type.Optional(Type.Integer()),
  attributes: Type.Optional(Type.String({ maxLength: 1000 })),
  excludedAttributes: Type.Optional(Type.String({ maxLength: 1000 })),
});

const userBody = Type.Object({
  userName: Type.String({ minLength: 1, maxLength: 254 }),
  externalId: Type.Optional(Type.String({ maxLength: 200 })),
  displayName: Type.Optional(Type.String({ maxLength: 200 })),
  name: Type.Optional(
    Type.Object({
      formatted: Type.Optional(Type.String({ maxLength: 200 })),
      givenName: Type.Optional(Type.String({ maxLength: 100 })),
      familyName: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  ),
  /** Entra ID sends it as a text, too. */
  active: Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 5 })])),
});
const groupBody = Type.Object({
  displayName: Type.String({ minLength: 1, maxLength: 200 }),
  externalId: Type.Optional(Type.String({ maxLength: 200 })),
  members: Type.Optional(
    Type.Array(Type.Object({ value: Type.String({ maxLength: 20 }) }), { maxItems: 10_000 }),
  ),
});
const patchBody = Type.Object({
  Operations: Type.Array(
    Type.Object({
      op: Type.String({ maxLength: 10 }),
      path: Type.Optional(Type.String({ maxLength: 500 })),
      value: Type.Optional(Type.Unknown()),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
});
export type ScimPatchBody = Type.Static<typeof patchBody>;

const pathOf = (place: string) => `/scim/v2/${place}`;

/** The six calls of a kind of resource. */
const resourceCalls = <
  const Kind extends 'User' | 'Group',
  Fields extends TProperties,
  Body extends Type.TSchema,
>(
  kind: Kind,
  fields: Fields,
  body: Body,
) => {
  const path = pathOf(`${kind}s`);
  const one = `${path}/{id}`;
  return [
    defineCall({
      id: `scim.list${kind}s`,
      method: 'GET',
      path,
      kind: 'read',
      summary: `SCIM: ${kind}s, all or those that a filter names`,
      query,
      answer: listOf(fields),
      ...shared,
    }),
    defineCall({
      id: `scim.get${kind}`,
      method: 'GET',
      path: one,
      kind: 'read',
      summary: `SCIM: one ${kind}`,
      params: idParams,
      query,
      answer: Type.Object(fields),
      ...shared,
    }),
    defineCall({
      id: `scim.create${kind}`,
      method: 'POST',
      path,
      kind: 'change',
      summary: `SCIM: a new ${kind}`,
      body,
      answer: Type.Object(fields),
      ...shared,
    }),
    defineCall({
      id: `scim.replace${kind}`,
      method: 'PUT',
      path: one,
      kind: 'change',
      summary: `SCIM: a ${kind} in place of another`,
      params: idParams,
      body,
      answer: Type.Object(fields),
      ...shared,
    }),
    defineCall({
      id: `scim.patch${kind}`,
      method: 'PATCH',
      path: one,
      kind: 'change',
      summary: `SCIM: changes of a ${kind}`,
      params: idParams,
      body: patchBody,
      answer: Type.Object(fields),
      ...shared,
    }),
    defineCall({
      id: `scim.delete${kind}`,
      method: 'DELETE',
      path: one,
      kind: 'delete',
      summary:
        kind === 'User'
          ? 'SCIM: a User leaves; they are switched off and never deleted'
          : 'SCIM: a Group goes, and the roles that it gave',
      params: idParams,
      query: passedOver,
      answer: Type.Any(),
      ...shared,
    }),
  ] as const;
};

const anyList = Type.Object({
  schemas: Type.Array(Type.String()),
  totalResults: Type.Integer(),
  Resources: Type.Array(Type.Any()),
});

export const scimCalls = [
  defineCall({
    id: 'scim.config',
    method: 'GET',
    path: pathOf('ServiceProviderConfig'),
    kind: 'read',
    summary: 'SCIM: what of the standard is understood',
    query: passedOver,
    answer: Type.Any(),
    ...shared,
  }),
  defineCall({
    id: 'scim.resourceTypes',
    method: 'GET',
    path: pathOf('ResourceTypes'),
    kind: 'read',
    summary: 'SCIM: the kinds of resources',
    query: passedOver,
    answer: anyList,
    ...shared,
  }),
  defineCall({
    id: 'scim.schemas',
    method: 'GET',
    path: pathOf('Schemas'),
    kind: 'read',
    summary: 'SCIM: the attributes of resources',
    query: passedOver,
    answer: anyList,
    ...shared,
  }),
  ...resourceCalls('User', user, userBody),
  ...resourceCalls('Group', group, groupBody),
] as const;
