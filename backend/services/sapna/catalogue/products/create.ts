import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { products } from '../../../../database/schema/index.ts';
import { refuseFaultyParameters } from '../packages/internal.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { columnsOf, takenProductName } from './columnsOf.ts';
import { productHistory, productOrRefuse } from './productRows.ts';

/** POST products/create. */
export const createProduct: Verb<CallOf<'products.create'>> = async ({
  body,
  db,
  actor,
  audit,
}) => {
  refuseFaultyParameters('requiredActivationParameters', body.requiredActivationParameters);
  const [created] = await refusingTaken('products_name_unique', takenProductName(body.name), () =>
    db
      .insert(products)
      .values({
        ...columnsOf(body),
        name: body.name.trim(),
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .returning({ id: products.id }),
  );
  if (!created) throw new Error('The insert returned no product');
  const record = await productOrRefuse(db, created.id);
  await audit.record({
    action: 'create',
    entity: 'products',
    entityId: record.id,
    version: record.version,
    before: null,
    after: productHistory(record),
  });
  return record;
};
