import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { complimentaryProduct } from '#contract/calls/sapna/complimentary.ts';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import {
  complimentaryProducts,
  opportunities,
  packages,
  products,
  users,
} from '../../../../database/schema/index.ts';

export type ComplimentaryProduct = Static<typeof complimentaryProduct>;

/** Everything that is presented of a complimentary product, in one statement. */
export const selectComplimentary = (db: Database) =>
  db
    .select({
      row: complimentaryProducts,
      productName: products.name,
      packageName: packages.name,
      opportunityName: opportunities.name,
      updatedByName: users.name,
    })
    .from(complimentaryProducts)
    .innerJoin(products, eq(products.id, complimentaryProducts.productId))
    .leftJoin(packages, eq(packages.id, complimentaryProducts.packageId))
    .leftJoin(opportunities, eq(opportunities.id, complimentaryProducts.opportunityId))
    .leftJoin(users, eq(users.id, complimentaryProducts.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectComplimentary>>[number];

const daysOf = ({ startDate: start, endDate: end }: Row['row']): number | undefined =>
  start && end ? dayCount({ start, end }) : undefined;

export const presentComplimentary = ({ row, ...joined }: Row): ComplimentaryProduct => ({
  id: row.id,
  productId: row.productId,
  productName: joined.productName,
  packageId: row.packageId ?? undefined,
  packageName: joined.packageName ?? undefined,
  opportunityId: row.opportunityId ?? undefined,
  opportunityName: joined.opportunityName ?? undefined,
  quantity: row.quantity,
  startDate: row.startDate ?? undefined,
  endDate: row.endDate ?? undefined,
  days: daysOf(row),
  reason: row.remark ?? undefined,
  active: row.isActive,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: joined.updatedByName ?? undefined,
});

/** What history keeps of a complimentary product: what was given to whom and why. */
export const complimentaryHistory = ({
  productName,
  packageName,
  opportunityName,
  quantity,
  startDate,
  endDate,
  reason,
}: ComplimentaryProduct) => ({
  productName,
  packageName,
  opportunityName,
  quantity,
  startDate,
  endDate,
  reason,
});

export const isComplimentary = isNull(complimentaryProducts.deletedAt);

export const readComplimentary = async (
  db: Database,
  ids: readonly number[],
): Promise<ComplimentaryProduct[]> => {
  const rows = await selectComplimentary(db).where(
    and(inArray(complimentaryProducts.id, [...ids]), isComplimentary),
  );
  return rows.map(presentComplimentary);
};

export const complimentaryOrRefuse = async (
  db: Database,
  id: number,
): Promise<ComplimentaryProduct> => {
  const [found] = await readComplimentary(db, [id]);
  if (!found) throw notFound(notThere.complimentaryProduct);
  return found;
};
