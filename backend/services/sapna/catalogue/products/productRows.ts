import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { product } from '#contract/calls/sapna/catalogueProducts.ts';
import type { ProductTypeId } from '#contract/domain/catalogue/productTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { products, users } from '../../../../database/schema/index.ts';
import { presentParameters } from '../presentParameters.ts';

export type Product = Static<typeof product>;

export const selectProducts = (db: Database) =>
  db
    .select({ row: products, updatedByName: users.name })
    .from(products)
    .leftJoin(users, eq(users.id, products.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectProducts>>[number];

export const presentProduct = ({ row, updatedByName }: Row): Product => ({
  id: row.id,
  name: row.name,
  productTypeId: row.productTypeId as ProductTypeId,
  hsnCode: row.hsnCode ?? undefined,
  description: row.description ?? undefined,
  requiredActivationParameters: presentParameters(row.requiredActivationParameters),
  startDateMandatory: row.isStartDateMandatory,
  active: row.isActive,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: updatedByName ?? undefined,
});

/** What history keeps of a product: the fields that people write. */
export const productHistory = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  updatedByName: _updatedByName,
  ...fields
}: Product) => fields;

export const isProduct = isNull(products.deletedAt);

export const readProducts = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  const rows = await selectProducts(db).where(and(inArray(products.id, [...ids]), isProduct));
  return rows.map(presentProduct);
};

export const productOrRefuse = async (db: Database, id: number): Promise<Product> => {
  const [found] = await readProducts(db, [id]);
  if (!found) throw notFound(notThere.product);
  return found;
};
