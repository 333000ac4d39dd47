import { and, asc, eq, isNull } from 'drizzle-orm';
import { allocateAmount } from '#contract/domain/money/allocate.ts';
import {
  opportunityPackages,
  opportunityProducts,
  packageProductMappings as mappings,
  products,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

interface Ordered {
  readonly id: number;
  readonly packageId: number;
  readonly isNew: boolean;
}

const partsOf = ({ db }: Pick<InWrite, 'db'>, packageId: number) =>
  db
    .select({
      productId: mappings.productId,
      quantity: mappings.quantity,
      allocationBp: mappings.allocationBp,
      activationParameters: mappings.activationParameters,
      requiredActivationParameters: products.requiredActivationParameters,
    })
    .from(mappings)
    .innerJoin(products, eq(products.id, mappings.productId))
    .where(and(eq(mappings.packageId, packageId), isNull(mappings.deletedAt)))
    .orderBy(asc(mappings.id));

const ordersOf = ({ db }: Pick<InWrite, 'db'>, id: number) =>
  db
    .select()
    .from(opportunityProducts)
    .where(
      and(eq(opportunityProducts.opportunityPackageId, id), isNull(opportunityProducts.deletedAt)),
    )
    .orderBy(asc(opportunityProducts.id));

/** The products of an ordered package; their amounts make its sales price (T52), their days are its days. */
export const orderProducts = async (
  context: Pick<InWrite, 'db' | 'actor'>,
  { id, packageId, isNew }: Ordered,
): Promise<void> => {
  const { db, actor } = context;
  const [line] = await db.select().from(opportunityPackages).where(eq(opportunityPackages.id, id));
  if (!line) return;
  const { startDate, endDate, quantity, salesPaise } = line;
  const parts = isNew ? await partsOf(context, packageId) : await ordersOf(context, id);
  const shares = parts.map(({ allocationBp }) => allocationBp);
  const amounts = shares.some(share => share > 0)
    ? allocateAmount(salesPaise, shares)
    : shares.map(() => 0);
  if (isNew && parts.length > 0)
    await db.insert(opportunityProducts).values(
      parts.map((part, at) => ({
        ...part,
        quantity: Math.max(1, part.quantity * quantity),
        opportunityPackageId: id,
        amountPaise: amounts[at] ?? 0,
        startDate,
        endDate,
        createdBy: actor.id,
        updatedBy: actor.id,
      })),
    );
  if (!isNew)
    for (const [at, part] of (await ordersOf(context, id)).entries())
      await db
        .update(opportunityProducts)
        .set({ amountPaise: amounts[at] ?? 0, startDate, endDate, updatedBy: actor.id })
        .where(eq(opportunityProducts.id, part.id));
};
