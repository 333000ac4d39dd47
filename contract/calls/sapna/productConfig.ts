import Type from 'typebox';
import {
  clearable,
  idParams,
  removeAnswer,
  removeBody,
  rowId,
  strictObject,
  updateBody,
} from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { catalogueRoles } from './catalogueRoles.ts';

/** Names and values are checked by `readConfigParameters`, since one name carries the marketplace's. */
const parameters = Type.Record(Type.String({ minLength: 1, maxLength: 80 }), Type.Unknown(), {
  maxProperties: 20,
});

const configFields = {
  needed: { productId: Type.Integer() },
  more: {
    parameters: clearable(parameters),
    active: Type.Optional(Type.Boolean()),
  },
};

/** How a product is delivered by default; a field without a value is absent. */
export const productConfig = Type.Object({
  id: rowId,
  productId: rowId,
  productName: Type.String(),
  /** quantity, promotedDays, cityUUID and the subscription region (part 2 section 3). */
  parameters: Type.Record(Type.String(), Type.Unknown()),
  quantity: Type.Optional(Type.Integer()),
  promotedDays: Type.Optional(Type.Integer()),
  cityName: Type.Optional(Type.String()),
  subscriptionRegionName: Type.Optional(Type.String()),
  active: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

export const productConfigCalls = [
  defineCall({
    id: 'productConfigs.list',
    method: 'GET',
    path: '/sapna/v1/product-config',
    kind: 'read',
    access: catalogueRoles,
    summary: 'Product configs, a page at a time; one of them with filters=id==5',
    source: 'part 2 §7, T68, decision record 0012',
    query: strictObject(listQuery),
    answer: pageOf(productConfig),
  }),
  defineCall({
    id: 'productConfigs.create',
    method: 'POST',
    path: '/sapna/v1/product-config/create',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Create a product config',
    source: 'part 2 §7, decision record 0012',
    body: strictObject({ ...configFields.needed, ...configFields.more }),
    answer: productConfig,
  }),
  defineCall({
    id: 'productConfigs.update',
    method: 'PUT',
    path: '/sapna/v1/product-config/update/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a product config',
    source: 'part 2 §7, decision record 0012',
    params: idParams,
    body: updateBody(configFields.needed, configFields.more),
    answer: productConfig,
  }),
  defineCall({
    id: 'productConfigs.remove',
    method: 'PUT',
    path: '/sapna/v1/product-config/delete',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove product configs; all of them or none',
    source: 'part 2 §7, decision record 0012',
    body: removeBody,
    answer: removeAnswer,
  }),
] as const;
