import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { productConfigs } from '../../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../changesOf.ts';
import { refuseStale, staleVersion } from '../staleVersion.ts';
import { checkConfigParameters, refuseUnknownProduct } from './checkConfig.ts';
import { configHistory, configOrRefuse, isConfig } from './configRows.ts';

/** PUT product-config/update/{id}. */
export const updateConfig: Verb<CallOf<'productConfigs.update'>> = async ({
  params,
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const { product } = services.config;
  const before = await configOrRefuse(db, product, params.id);
  refuseStale('product config', before, body.version);
  const parameters =
    body.parameters === undefined
      ? undefined
      : await checkConfigParameters(db, product, body.parameters);
  const changes = changesOf(before, { ...body, parameters });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  if (changes.productId !== undefined) await refuseUnknownProduct(db, changes.productId);
  const written = await db
    .update(productConfigs)
    .set({
      productId: changes.productId,
      parameters: changes.parameters,
      isActive: changes.active,
      version: sql`${productConfigs.version} + 1`,
      updatedBy: actor.id,
    })
    .where(
      and(eq(productConfigs.id, params.id), eq(productConfigs.version, body.version), isConfig),
    )
    .returning({ id: productConfigs.id });
  const after = await configOrRefuse(db, product, params.id);
  if (written.length === 0) throw staleVersion('product config', after);
  await audit.record({
    action: 'update',
    entity: 'product-configs',
    entityId: after.id,
    version: after.version,
    before: configHistory(before),
    after: configHistory(after),
  });
  return after;
};
