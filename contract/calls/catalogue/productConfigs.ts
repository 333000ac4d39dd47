import schema from '#form-schemas/product-config.schema.json' with { type: 'json' };
import { recordCalls } from '../recordCalls.ts';
import type { ProductConfig, ProductConfigFields } from '../recordTypes.ts';
import { catalogueRoles } from './catalogueRoles.ts';

const path = '/sapna/v1/product-config';

/** How products are delivered by default; `readConfigParameters` knows the parameters (decision record 0012). */
export const productConfigCalls = recordCalls<ProductConfig, ProductConfigFields>()({
  area: 'productConfigs',
  schema,
  called: ['product config', 'product configs'],
  access: catalogueRoles,
  source: 'part 2 §3, §7, T68, decision record 0012',
  list: { at: `GET ${path}` },
  create: { at: `POST ${path}/create` },
  update: { at: `PUT ${path}/update/{id}` },
  remove: { at: `PUT ${path}/delete`, by: 'body' },
});
