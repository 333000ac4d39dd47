import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { productConfigs } from '../../../../database/schema/index.ts';
import { checkConfigParameters, refuseUnknownProduct } from './checkConfig.ts';
import { configHistory, configOrRefuse } from './configRows.ts';

/** POST product-config/create. */
export const createConfig: Verb<CallOf<'productConfigs.create'>> = async ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const { product } = services.config;
  await refuseUnknownProduct(db, body.productId);
  const [created] = await db
    .insert(productConfigs)
    .values({
      productId: body.productId,
      parameters: await checkConfigParameters(db, product, body.parameters),
      isActive: body.active,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: productConfigs.id });
  if (!created) throw new Error('The insert returned no product config');
  const config = await configOrRefuse(db, product, created.id);
  await audit.record({
    action: 'create',
    entity: 'product-configs',
    entityId: config.id,
    version: config.version,
    before: null,
    after: configHistory(config),
  });
  return config;
};
