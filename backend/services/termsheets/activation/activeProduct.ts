import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { runningDays } from '#contract/domain/renewals/runningDays.ts';
import { indiaDay, isDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { activationFault } from '#contract/domain/termsheets/activationMessages.ts';
import type { TermsheetStatusId } from '#contract/domain/termsheets/termsheetStatus.ts';
import {
  opportunityPackages,
  opportunityProducts,
  packages,
  productActivations,
  products,
  termsheets,
} from '../../../database/schema/index.ts';
import { isAny } from '../../../query/isAny.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { isExclusiveToOthers } from '../../exclusivity/exclusiveToOthers.ts';

export type Activating = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** The latest termsheet that sells a package: of several one at most is running. */
const latestSheet = sql`(select max(latest.termsheet_id) from termsheet_packages latest
  where latest.opportunity_package_id = ${opportunityPackages.id})`;

/** Sold products, each with its latest termsheet, locked in one order. */
const productsOf = (db: Activating['db'], where: SQL | undefined) =>
  db
    .select({
      row: opportunityProducts,
      name: products.name,
      promotedDays: opportunityPackages.promotedDays,
      durationDays: packages.durationDays,
      packageStart: opportunityPackages.startDate,
      packageEnd: opportunityPackages.endDate,
      opportunityId: opportunityPackages.opportunityId,
      termsheetId: sql<number | null>`${latestSheet}::float8`,
      sheetStatusId: sql<TermsheetStatusId | null>`(select sheet.status_id from termsheets sheet
        where sheet.id = ${latestSheet})`,
    })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .innerJoin(packages, eq(packages.id, opportunityPackages.packageId))
    .innerJoin(products, eq(products.id, opportunityProducts.productId))
    .where(and(where, isNull(opportunityProducts.deletedAt)))
    .orderBy(asc(opportunityProducts.id))
    .for('update', { of: opportunityProducts });

export type Sold = Awaited<ReturnType<typeof productsOf>>[number];

/** The products that a termsheet sells, which its caller has locked. */
export const productsOfSheet = ({ db }: Pick<Activating, 'db'>, termsheetId: number) =>
  productsOf(
    db,
    isAny(sql`from termsheet_packages covered where covered.termsheet_id = ${termsheetId}
      and covered.opportunity_package_id = ${opportunityPackages.id}`),
  );

/** All products of a deal; its termsheets are locked before them, so that none is cancelled meanwhile. */
export const productsOfDeal = async ({ db }: Pick<Activating, 'db'>, opportunityId: number) => {
  await db
    .select({ id: termsheets.id })
    .from(termsheets)
    .where(eq(termsheets.opportunityId, opportunityId))
    .orderBy(asc(termsheets.id))
    .for('update');
  return productsOf(
    db,
    and(
      eq(opportunityPackages.opportunityId, opportunityId),
      isNull(opportunityPackages.deletedAt),
    ),
  );
};

const daysOf = (
  { row, promotedDays, durationDays, packageStart }: Sold,
  today: Day,
): { startDate: Day; endDate: Day | null } => {
  const named = row.activationParameters['startDate'];
  const agreed = typeof named === 'string' && isDay(named) ? named : packageStart;
  return runningDays({
    startDate: row.startDate ?? agreed,
    endDate: row.endDate,
    days: promotedDays ?? durationDays,
    today,
  });
};

/**
 * The package runs from its first product on: without days of its own it would never come up for renewal and have no
 * end (record 0221). Dates that were agreed stay.
 */
const datePackage = async (
  { db, actor, audit }: Activating,
  { row, packageStart, packageEnd, promotedDays, durationDays }: Sold,
  startDate: Day,
): Promise<void> => {
  if (packageStart !== null && packageEnd !== null) return;
  const [stored] = await db
    .select({ startDate: opportunityPackages.startDate, endDate: opportunityPackages.endDate })
    .from(opportunityPackages)
    .where(eq(opportunityPackages.id, row.opportunityPackageId))
    .for('update');
  if (!stored || (stored.startDate !== null && stored.endDate !== null)) return;
  const days = runningDays({
    startDate: stored.startDate,
    endDate: stored.endDate,
    days: promotedDays ?? durationDays,
    today: startDate,
  });
  const [dated] = await db
    .update(opportunityPackages)
    .set({ ...days, version: sql`${opportunityPackages.version} + 1`, updatedBy: actor.id })
    .where(eq(opportunityPackages.id, row.opportunityPackageId))
    .returning({ version: opportunityPackages.version });
  await audit.record({
    action: 'activate',
    entity: 'opportunity-packages',
    entityId: row.opportunityPackageId,
    ...(dated && { version: dated.version }),
    before: stored,
    after: days,
  });
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
 * that is decided on. @param termsheetId that it is activated on; null for a deal without one. @returns its error, null when it is active
 */
export const activateProduct = async (
  activating: Activating,
  termsheetId: number | null,
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
  // What is active or stopped stays so; a second attempt is not a failure of the product.
  if (row.activationState === 'active' || row.activationState === 'stopped') return error;
  const activationState = error === null ? 'active' : 'failed';
  const days: Partial<ReturnType<typeof runningDays>> =
    error === null ? daysOf(sold, indiaDay(services.now())) : {};
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
  if (days.startDate) await datePackage(activating, sold, days.startDate);
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
