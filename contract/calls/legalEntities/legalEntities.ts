import Type, { type TObject } from 'typebox';
import schema from '#form-schemas/legal-entity.schema.json' with { type: 'json' };
import { addressTypes } from '../../domain/checks/legalEntityChecks.ts';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { LegalEntity, LegalEntityFields } from '../recordTypes.ts';

/** Who is billed (part 1 sections 3, 5 and 7). */
export const legalEntityRecordCalls = recordCalls<LegalEntity, LegalEntityFields>()({
  area: 'legalEntities',
  schema,
  called: ['legal entity', 'legal entities'],
  access: clientWriters,
  source: 'part 1 §7, T90 to T92',
  list: {
    at: 'GET /console/v1/legal-entities',
    access: 'signed-in',
    query: { accountId: Type.Optional(rowId) },
    orders: ['id', 'legalName'],
  },
  create: { at: 'POST /sapna/v1/account-legal-entity' },
  update: { at: 'PUT /sapna/v1/account-legal-entity/{id}' },
});

const address = Type.Object({
  id: rowId,
  type: Type.Enum([...addressTypes]),
  address: Type.String(),
  cityId: Type.Optional(rowId),
  pincode: Type.Optional(Type.String()),
});

const addressFields = {
  address: Type.String({ minLength: 1, maxLength: 500 }),
  cityId: clearable(rowId),
  pincode: clearable(Type.String({ maxLength: 6 })),
};

const savedAddress = Type.Object({
  ...address.properties,
  legalEntityId: rowId,
  version: Type.Integer(),
});

export const legalEntityCalls = [
  ...legalEntityRecordCalls.calls,
  defineCall({
    id: 'legalEntities.ofAccount',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v2/account-legal-entity/account/{id}',
    kind: 'read',
    access: 'signed-in',
    summary: 'The legal entities of an account with their addresses',
    source: 'part 1 §3, §7',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        // The record's own fields, as every answer has them.
        Type.Object({
          ...(answerOf(legalEntityRecordCalls.schema) as TObject).properties,
          addressDetails: Type.Array(address),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'addresses.create',
    calledBy: 'older-client',
    method: 'POST',
    path: '/sapna/v1/address',
    kind: 'change',
    access: clientWriters,
    summary: 'Give a legal entity its billing or shipping address',
    source: 'part 1 §7',
    body: strictObject({
      legalEntityId: rowId,
      type: Type.Enum([...addressTypes]),
      ...addressFields,
    }),
    answer: savedAddress,
  }),
  defineCall({
    id: 'addresses.update',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/sapna/v1/address/{id}',
    kind: 'change',
    access: clientWriters,
    summary: 'Change an address of a legal entity',
    source: 'part 1 §7',
    params: idParams,
    body: strictObject({
      ...Type.Partial(Type.Object(addressFields)).properties,
      version: rowId,
    }),
    answer: savedAddress,
  }),
] as const;
