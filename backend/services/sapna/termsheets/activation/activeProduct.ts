import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay, isDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { activationFault } from '#contract/domain/termsheets/activationMessages.ts';
import {
  opportunityPackages,
  opportunityProducts,
  productActivations,
  products,
  termsheetPackages,
} from '../../../../database/schema/index.ts';
import type { InWrite } from '../../../../tables/Declaration.ts';
import { isExclusiveToOthers } from '../../exclusivity/exclusiveToOthers.ts';

export type Activating = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** The products that a termsheet sells, locked in one order. */
export const productsOf = ({ db }: Pick<Activating, 'db'>, termsheetId: number) =>
  db
    .select({
      row: opportunityProducts,
      name: products.name,
      promotedDays: opportunityPackages.promotedDays,
      opportunityId: opportunityPackages.opportunityId,
    })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .innerJoin(products, eq(products.id, opportunityProducts.productId))
    .innerJoin(
      termsheetPackages,
      eq(termsheetPackages.opportunityPackageId, opportunityProducts.opportunityPackageId),
    )
    .where(
      and(eq(termsheetPackages.termsheetId, termsheetId), isNull(opportunityProducts.deletedAt)),
    )
    .orderBy(asc(opportunityProducts.id))
    .for('update', { of: opportunityProducts });

export type Sold = Awaited<ReturnType<typeof productsOf>>[number];

const daysOf = (
  { row, promotedDays }: Sold,
  today: Day,
): { startDate: Day; endDate: Day | null } => {
  const named = row.activationParameters['startDate'];
  const startDate = row.startDate ?? (typeof named === 'string' && isDay(named) ? named : today);
  const days = promotedDays ?? 0;
  return { startDate, endDate: row.endDate ?? (days > 0 ? addDays(startDate, days - 1) : null) };
};

/** A builder who sells the project alone keeps every other client's products from it (part 3 section 5). */
const exclusivityFault = async (
  { db, services }: Activating,
  { opportunityId }: Sold,
  { projectId }: Readonly<Record<string, unknown>>,
): Promise<Told | undefined> => {
  const named = Number.isInteger(projectId) ? Number(projectId) : undefined;
  const today = indiaDay(services.now());
  return (await isExclusiveToOthers(db, { opportunityId, projectId: named }, today))
    ? { message: projectMessages.builderExclusive }
    : undefined;
};

/**
 * Activates a product that can be, and writes the attempt either way; an attempt that was asked for by force is the one
 * that is decided on. @returns its error, null when it is active
 */
export const activateProduct = async (
  activating: Activating,
  termsheetId: number,
  sold: Sold,
  forceId?: number,
): Promise<string | null> => {
  const { db, actor, services, audit } = activating;
  const { row } = sold;
  const values = { ...row.activationParameters, ...row.fixedParameters };
  const fault =
    activationFault({
      activationState: row.activationState,
      parameters: row.requiredActivationParameters,
      values,
    }) ?? (await exclusivityFault(activating, sold, values));
  const error = fault?.message ?? null;
  const attempt = { parameters: values, isProcessed: error === null, error, updatedBy: actor.id };
  if (forceId === undefined)
    await db.insert(productActivations).values({
      ...attempt,
      termsheetId,
      opportunityProductId: row.id,
      createdBy: actor.id,
    });
  else await db.update(productActivations).set(attempt).where(eq(productActivations.id, forceId));
  // What is active or stopped stays so; a second attempt is no failure of the product.
  if (row.activationState === 'active' || row.activationState === 'stopped') return error;
  const activationState = error === null ? 'active' : 'failed';
  const days = error === null ? daysOf(sold, indiaDay(services.now())) : {};
  await db
    .update(opportunityProducts)
    .set({
      activationState,
      ...days,
      ...(error === null && { deliveryStatus: 'started' as const }),
      version: sql`${opportunityProducts.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(opportunityProducts.id, row.id));
  await audit.record({
    action: forceId === undefined ? 'activate' : 'force-activate',
    entity: 'termsheet-products',
    entityId: row.id,
    version: row.version + 1,
    before: {
      activationState: row.activationState,
      startDate: row.startDate,
      endDate: row.endDate,
    },
    after: { activationState, ...days, activationError: error },
  });
  return error;
};
