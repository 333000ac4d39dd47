import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import type { Database } from '../../../../database/client.ts';
import { packageProductMappings, packages, products } from '../../../../database/schema/index.ts';
import { removeAll } from '../removeAll.ts';
import { productHistory, readProducts, type Product } from './productRows.ts';

/** How many packages hold each of the products. */
const packageCounts = (db: Database, ids: readonly number[]) =>
  db
    .select({
      productId: packageProductMappings.productId,
      packages: countDistinct(packageProductMappings.packageId),
    })
    .from(packageProductMappings)
    .innerJoin(packages, eq(packages.id, packageProductMappings.packageId))
    .where(
      and(
        inArray(packageProductMappings.productId, [...ids]),
        isNull(packageProductMappings.deletedAt),
        isNull(packages.deletedAt),
      ),
    )
    .groupBy(packageProductMappings.productId);

const obstaclesIn =
  (db: Database) =>
  async (rows: readonly Product[]): Promise<ReadonlyMap<number, string>> => {
    if (rows.length === 0) return new Map();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const used = await packageCounts(db, [...names.keys()]);
    return new Map(
      used.map(({ productId, packages: count }) => [
        productId,
        `"${names.get(productId)}" is part of ${count === 1 ? '1 package' : `${count} packages`}: take it out there first.`,
      ]),
    );
  };

/** PUT products/delete: a product goes when no package holds it. */
export const removeProducts: Verb<CallOf<'products.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body,
    audit,
    entity: 'products',
    what: 'product',
    read: async ids => {
      await db
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, [...ids]))
        .orderBy(products.id)
        .for('update');
      return readProducts(db, ids);
    },
    obstacles: obstaclesIn(db),
    remove: ids =>
      db
        .update(products)
        .set({
          deletedAt: services.now(),
          version: sql`${products.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(products.id, [...ids])),
    history: productHistory,
  });
