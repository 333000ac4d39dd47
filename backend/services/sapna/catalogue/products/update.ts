import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { products } from '../../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../changesOf.ts';
import { refuseFaultyParameters } from '../packages/internal.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { refuseStale, staleVersion } from '../staleVersion.ts';
import { columnsOf, takenProductName } from './columnsOf.ts';
import { isProduct, productHistory, productOrRefuse } from './productRows.ts';

/** PUT products/update/{id}. */
export const updateProduct: Verb<CallOf<'products.update'>> = async ({
  params,
  body,
  db,
  actor,
  audit,
}) => {
  const before = await productOrRefuse(db, params.id);
  refuseStale('product', before, body.version);
  const changes = changesOf(before, { ...body, name: body.name?.trim() });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  refuseFaultyParameters('requiredActivationParameters', changes.requiredActivationParameters);
  const taken = takenProductName(changes.name ?? before.name);
  const written = await refusingTaken('products_name_unique', taken, () =>
    db
      .update(products)
      .set({
        ...columnsOf(changes),
        version: sql`${products.version} + 1`,
        updatedBy: actor.id,
      })
      .where(and(eq(products.id, params.id), eq(products.version, body.version), isProduct))
      .returning({ id: products.id }),
  );
  const after = await productOrRefuse(db, params.id);
  if (written.length === 0) throw staleVersion('product', after);
  await audit.record({
    action: 'update',
    entity: 'products',
    entityId: after.id,
    version: after.version,
    before: productHistory(before),
    after: productHistory(after),
  });
  return after;
};
