import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import {
  complimentaryProducts as rows,
  opportunities,
  packages,
  products,
  users,
} from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isComplimentary, presentComplimentary, selectComplimentary } from './complimentaryRows.ts';

const fields: FieldMap = {
  id: { expression: rows.id, kind: 'integer' },
  productId: { expression: rows.productId, kind: 'integer' },
  productName: { expression: products.name, kind: 'text', order: sql`lower(${products.name})` },
  packageId: { expression: rows.packageId, kind: 'integer' },
  packageName: { expression: packages.name, kind: 'text', order: sql`lower(${packages.name})` },
  opportunityId: { expression: rows.opportunityId, kind: 'integer' },
  opportunityName: {
    expression: opportunities.name,
    kind: 'text',
    order: sql`lower(${opportunities.name})`,
  },
  quantity: { expression: rows.quantity, kind: 'integer' },
  startDate: { expression: rows.startDate, kind: 'day' },
  endDate: { expression: rows.endDate, kind: 'day' },
  days: { expression: sql`(${rows.endDate} - ${rows.startDate} + 1)`, kind: 'integer' },
  reason: { expression: rows.remark, kind: 'text', order: sql`lower(${rows.remark})` },
  active: { expression: rows.isActive, kind: 'boolean' },
  updatedAt: { expression: rows.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET complimentary-products. */
export const listComplimentary: Verb<CallOf<'complimentaryProducts.list'>> = async ({
  query,
  db,
}) => {
  const page = await listPage(
    query,
    {
      fields,
      search: [products.name, packages.name, opportunities.name],
      sort: '-updatedAt',
      key: rows.id,
      where: [isComplimentary],
    },
    clause =>
      selectComplimentary(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(rows)
        .innerJoin(products, eq(products.id, rows.productId))
        .leftJoin(packages, eq(packages.id, rows.packageId))
        .leftJoin(opportunities, eq(opportunities.id, rows.opportunityId))
        .leftJoin(users, eq(users.id, rows.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentComplimentary) };
};
