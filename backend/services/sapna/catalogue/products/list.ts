import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { products, users } from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isProduct, presentProduct, selectProducts } from './productRows.ts';

const fields: FieldMap = {
  id: { expression: products.id, kind: 'integer' },
  name: { expression: products.name, kind: 'text', order: sql`lower(${products.name})` },
  productTypeId: { expression: products.productTypeId, kind: 'integer' },
  hsnCode: { expression: products.hsnCode, kind: 'text' },
  startDateMandatory: { expression: products.isStartDateMandatory, kind: 'boolean' },
  active: { expression: products.isActive, kind: 'boolean' },
  updatedAt: { expression: products.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET products. */
export const listProducts: Verb<CallOf<'products.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    { fields, search: [products.name], sort: '-updatedAt', key: products.id, where: [isProduct] },
    clause =>
      selectProducts(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(products)
        .leftJoin(users, eq(users.id, products.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentProduct) };
};
