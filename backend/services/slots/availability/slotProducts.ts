import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { placesOf } from '#contract/domain/slots/availability/placesOf.ts';
import type { Database } from '../../../database/client.ts';
import { products, productSlotKinds } from '../../../database/schema/index.ts';
import { noSlotProduct } from './askedIn.ts';

/** The products that are sold by area and day; one that is switched off is sold no more. */
export const readSlotProducts = async (db: Database) => {
  const rows = await db
    .select({ product_id: products.id, name: products.name, kind: products.kind })
    .from(products)
    .where(
      and(
        eq(products.isActive, true),
        isNull(products.deletedAt),
        inArray(products.kind, [...productSlotKinds]),
      ),
    )
    .orderBy(asc(products.name), asc(products.id));
  return rows.map(row => ({ ...row, places: placesOf(row.kind) }));
};
export type SlotProduct = Awaited<ReturnType<typeof readSlotProducts>>[number];

/** The product of a call that asks for one. @throws Refusal VALIDATION_FAILED when it is not sold by area and day */
export const slotProductOrRefuse = async (db: Database, id: number): Promise<SlotProduct> => {
  const product = (await readSlotProducts(db)).find(one => one.product_id === id);
  if (!product) throw noSlotProduct(id, '/product_id');
  return product;
};
