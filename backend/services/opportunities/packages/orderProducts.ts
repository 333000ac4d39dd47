import { and, asc, eq, isNull } from 'drizzle-orm';
import { allocateAmount } from '#contract/domain/money/allocate.ts';
import {
  opportunityPackages,
  opportunityProducts,
  packageProductMappings as mappings,
  products,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';

interface Ordered {
  readonly id: number;
  readonly packageId: number;
  /** How many of the package were ordered before; undefined: it is new. */
  readonly before: number | undefined;
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

/** How many of a product so many of the package make: each piece of the package holds as many as it did, at least one. */
const boughtOf = (each: number, quantity: number): number => Math.max(1, each * quantity);

/**
 * How many of a product a piece of the ordered package holds: as it was ordered, else as the package is made up now (an
 * order may be older than the rule that products follow its quantity).
 */
const eachOf = (
  part: { readonly productId: number; readonly quantity: number },
  before: number,
  mapped: readonly { readonly productId: number; readonly quantity: number }[],
): number =>
  part.quantity % before === 0
    ? part.quantity / before
    : (mapped.find(({ productId }) => productId === part.productId)?.quantity ?? 1);

/** The products of an ordered package: they are as many as it is (T52: their amounts make its sales price), their days are its days. */
export const orderProducts = async (
  context: Pick<InWrite, 'db' | 'actor'>,
  { id, packageId, before }: Ordered,
): Promise<void> => {
  const { db, actor } = context;
  const [line] = await db.select().from(opportunityPackages).where(eq(opportunityPackages.id, id));
  if (!line) return;
  const { startDate, endDate, quantity, salesPaise } = line;
  const isNew = before === undefined;
  const parts = isNew ? await partsOf(context, packageId) : await ordersOf(context, id);
  const shares = parts.map(({ allocationBp }) => allocationBp);
  const amounts = shares.some(share => share > 0)
    ? allocateAmount(salesPaise, shares)
    : shares.map(() => 0);
  if (isNew && parts.length > 0)
    await db.insert(opportunityProducts).values(
      parts.map((part, at) => ({
        ...part,
        quantity: boughtOf(part.quantity, quantity),
        opportunityPackageId: id,
        amountPaise: amounts[at] ?? 0,
        startDate,
        endDate,
        createdBy: actor.id,
        updatedBy: actor.id,
      })),
    );
  if (isNew) return;
  const mapped = before === quantity ? [] : await partsOf(context, packageId);
  for (const [at, part] of (await ordersOf(context, id)).entries())
    await db
      .update(opportunityProducts)
      .set({
        amountPaise: amounts[at] ?? 0,
        ...(before !== quantity && {
          quantity: boughtOf(eachOf(part, before, mapped), quantity),
        }),
        startDate,
        endDate,
        updatedBy: actor.id,
      })
      .where(eq(opportunityProducts.id, part.id));
};
