import Type from 'typebox';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { catalogueRoles } from './catalogueRoles.ts';
import { packageAnswer } from './packages.ts';

const parameterValue = Type.Union([
  Type.String({ maxLength: 500 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.Union([Type.String({ maxLength: 500 }), Type.Number()]), { maxItems: 200 }),
]);

export const packageProductCalls = [
  defineCall({
    id: 'packageProducts.create',
    method: 'POST',
    path: '/sapna/v2/package-products/create-mappings/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary:
      'Map products to a package, or change their mapping; the shares must add up to 100 percent',
    source: 'part 2 §3, §5, §7, T51, T52',
    params: idParams,
    body: strictObject({
      products: Type.Array(
        strictObject({
          productId: rowId,
          quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
          /** Given for every product of the list, or for none: then all products share alike. */
          allocationBp: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
          activationParameters: Type.Optional(
            Type.Record(Type.String({ minLength: 1, maxLength: 60 }), parameterValue, {
              maxProperties: 50,
            }),
          ),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      version: Type.Optional(rowId),
    }),
    answer: packageAnswer,
  }),
  defineCall({
    id: 'packageProducts.activationParameters',
    method: 'PUT',
    path: '/sapna/v2/package-products/activation-parameters/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'The activation parameters of one product of a package; as an object or as JSON text',
    source: 'part 2 §3, §8, T51, T52, T99, decision record 0012',
    params: idParams,
    body: strictObject({
      productId: rowId,
      activationParameters: Type.Union([
        Type.Record(Type.String({ minLength: 1, maxLength: 60 }), parameterValue, {
          maxProperties: 50,
        }),
        Type.String({ maxLength: 20_000 }),
      ]),
      version: Type.Optional(rowId),
    }),
    answer: packageAnswer,
  }),
  defineCall({
    id: 'packageProducts.remove',
    method: 'DELETE',
    path: '/sapna/v2/package-products/delete-mappings',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove products from a package; the others take over their share in proportion',
    source: 'part 2 §7, T51, T52, T119',
    query: strictObject({
      packageId: Type.Optional(rowId),
      version: Type.Optional(rowId),
      productIds: Type.Optional(
        Type.Array(Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$' }), {
          maxItems: 100,
          description: 'Repeated, or separated by commas',
        }),
      ),
    }),
    body: Type.Union([
      strictObject({
        packageId: Type.Optional(rowId),
        productIds: Type.Optional(Type.Array(rowId, { minItems: 1, maxItems: 100 })),
        /** The package's, as the list of its products was seen. */
        version: Type.Optional(rowId),
      }),
      Type.Null(),
    ]),
    answer: packageAnswer,
  }),
] as const;
