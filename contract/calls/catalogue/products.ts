import schema from '#form-schemas/product.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { Product, ProductFields } from '../recordTypes.ts';
import { catalogueReaders, catalogueRoles } from './catalogueRoles.ts';

/** What packages are made of (part 2 section 7). */
export const productCalls = recordCalls<Product, ProductFields>()({
  area: 'products',
  schema,
  called: ['product', 'products'],
  access: catalogueRoles,
  source: 'part 2 §3, §7, T68',
  list: { at: 'GET /sapna/v1/products', access: catalogueReaders },
  create: { at: 'POST /sapna/v1/products/create' },
  update: { at: 'PUT /sapna/v1/products/update/{id}' },
  remove: {
    at: 'PUT /sapna/v1/products/delete',
    by: 'body',
    summary: 'Remove products that are in no package; all of them or none',
  },
});
