import Type from 'typebox';
import { hsnCodeTexts } from '../../domain/catalogue/hsnCodes.ts';
import { productTypes } from '../../domain/catalogue/productTypes.ts';
import { idParams, removeAnswer, removeBody, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { productFields } from './catalogueFields.ts';
import { catalogueReaders, catalogueRoles } from './catalogueRoles.ts';

/** What has to be given before a product is activated (part 2 section 3). */
export const requiredActivationParameters = Type.Array(
  Type.Object({
    name: Type.String(),
    type: Type.String(),
    required: Type.Boolean(),
    allowedValues: Type.Optional(Type.Array(Type.String())),
  }),
);

/** A product as every call presents it; a field without a value is absent. */
export const product = Type.Object({
  id: rowId,
  name: Type.String(),
  productTypeId: Type.Enum(productTypes.map(({ id }) => id)),
  hsnCode: Type.Optional(Type.Enum(hsnCodeTexts)),
  description: Type.Optional(Type.String()),
  requiredActivationParameters,
  startDateMandatory: Type.Boolean(),
  active: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

export const productCalls = [
  defineCall({
    id: 'products.list',
    method: 'GET',
    path: '/sapna/v1/products',
    kind: 'read',
    access: catalogueReaders,
    summary: 'Products, a page at a time; one of them with filters=id==5',
    source: 'part 2 §7, T68',
    query: strictObject(listQuery),
    answer: pageOf(product),
  }),
  defineCall({
    id: 'products.create',
    method: 'POST',
    path: '/sapna/v1/products/create',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Create a product',
    source: 'part 2 §7',
    body: strictObject({ ...productFields.needed, ...productFields.more }),
    answer: product,
  }),
  defineCall({
    id: 'products.update',
    method: 'PUT',
    path: '/sapna/v1/products/update/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a product',
    source: 'part 2 §7',
    params: idParams,
    body: updateBody(productFields.needed, productFields.more),
    answer: product,
  }),
  defineCall({
    id: 'products.remove',
    method: 'PUT',
    path: '/sapna/v1/products/delete',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove products that no package holds; all of them or none',
    source: 'part 2 §7',
    body: removeBody,
    answer: removeAnswer,
  }),
] as const;
