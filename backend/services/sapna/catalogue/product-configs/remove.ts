import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { productConfigs } from '../../../../database/schema/index.ts';
import { removeAll } from '../removeAll.ts';
import { configHistory, readConfigs } from './configRows.ts';

/** PUT product-config/delete. */
export const removeConfigs: Verb<CallOf<'productConfigs.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body,
    audit,
    entity: 'product-configs',
    what: 'product config',
    read: async ids => {
      await db
        .select({ id: productConfigs.id })
        .from(productConfigs)
        .where(inArray(productConfigs.id, [...ids]))
        .orderBy(productConfigs.id)
        .for('update');
      return readConfigs(db, services.config.product, ids);
    },
    obstacles: () => Promise.resolve(new Map()),
    remove: ids =>
      db
        .update(productConfigs)
        .set({
          deletedAt: services.now(),
          version: sql`${productConfigs.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(productConfigs.id, [...ids])),
    history: configHistory,
  });
