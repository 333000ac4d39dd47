import { and, asc, eq, isNull } from 'drizzle-orm';
import { allowsTermsheet } from '#contract/domain/approvals/approvalStatus.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { allocate, checkAllocation } from '#contract/domain/money/allocate.ts';
import { termsheetRefusals } from '#contract/domain/termsheets/termsheetMessages.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  milestones,
  opportunityPackages,
  opportunityProducts,
  packages,
  termsheetMilestones,
  termsheetPackages,
  termsheets,
  type opportunities,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor'>;
type Deal = typeof opportunities.$inferSelect;

/** What is in the way, with the message to the letter before it. */
export const standsInTheWay = (message: string, words: Told, field = '/opportunityId'): Refusal =>
  new Refusal('CONFLICT', message, {
    errors: [{ in: 'body', field, code: 'check', ...words }],
  });

const linesOf = ({ db }: Pick<Writing, 'db'>, opportunityId: number) =>
  db
    .select({
      id: opportunityPackages.id,
      name: packages.name,
      rate: opportunityPackages.ratePaise,
      sales: opportunityPackages.salesPaise,
      discountStatus: opportunityPackages.discountStatus,
    })
    .from(opportunityPackages)
    .innerJoin(packages, eq(packages.id, opportunityPackages.packageId))
    .where(
      and(
        eq(opportunityPackages.opportunityId, opportunityId),
        isNull(opportunityPackages.deletedAt),
      ),
    )
    .orderBy(asc(opportunityPackages.id));

const partsOf = ({ db }: Pick<Writing, 'db'>, opportunityId: number) =>
  db
    .select({ id: milestones.id, amount: milestones.amountPaise })
    .from(milestones)
    .where(
      and(
        eq(milestones.opportunityId, opportunityId),
        eq(milestones.isActive, true),
        isNull(milestones.deletedAt),
      ),
    )
    .orderBy(asc(milestones.startDate), asc(milestones.id));

const refuseShares = async ({ db }: Writing, ids: readonly number[], message: string) => {
  for (const id of ids) {
    const rows = await db
      .select({ share: opportunityProducts.allocationBp })
      .from(opportunityProducts)
      .where(
        and(
          eq(opportunityProducts.opportunityPackageId, id),
          isNull(opportunityProducts.deletedAt),
        ),
      );
    const shares = rows.map(({ share }) => share);
    const fault = shares.some(share => share > 0) ? checkAllocation(shares) : undefined;
    if (fault !== undefined) throw standsInTheWay(message, { message: fault });
  }
};

/**
 * Refuses a deal that no termsheet can be made of: without packages, with a discount or a delayed activation that is
 * not approved (T43, T45), with milestones that do not come to its price, or with shares that do not make 100.
 * @param isComplete Milestones have to come to the price: RCM checks it, a new termsheet may still lack them.
 */
export const dealOrRefuse = async (
  context: Writing,
  deal: Deal,
  message: string,
  isComplete: boolean,
) => {
  const lines = await linesOf(context, deal.id);
  if (lines.length === 0) throw standsInTheWay(message, termsheetRefusals.noPackage);
  const open = lines.find(({ discountStatus }) => !allowsTermsheet(discountStatus));
  if (open)
    throw standsInTheWay(message, termsheetRefusals.discount(open.name, open.discountStatus));
  const delayed = deal.delayedActivationStatus;
  if (!allowsTermsheet(delayed))
    throw standsInTheWay(message, termsheetRefusals.delayedActivation(delayed));
  await refuseShares(
    context,
    lines.map(({ id }) => id),
    message,
  );
  const parts = await partsOf(context, deal.id);
  const price = lines.reduce((sum, { sales }) => sum + sales, 0);
  const asked = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (isComplete && asked !== price) throw standsInTheWay(message, termsheetRefusals.milestones);
  return { lines, parts, price, total: deal.dealValuePaise };
};

/** Takes packages and milestones of the deal as they are into a termsheet. @returns whether its price moved */
export const coverDeal = async (
  { db, actor }: Writing,
  termsheetId: number,
  { lines, parts, price, total }: Awaited<ReturnType<typeof dealOrRefuse>>,
): Promise<boolean> => {
  const [before] = await db
    .select({ total: termsheets.totalPaise })
    .from(termsheets)
    .where(eq(termsheets.id, termsheetId));
  await db.delete(termsheetPackages).where(eq(termsheetPackages.termsheetId, termsheetId));
  await db.delete(termsheetMilestones).where(eq(termsheetMilestones.termsheetId, termsheetId));
  // Together the GST of the head, whatever rounding makes of each.
  const gst =
    price === 0
      ? []
      : allocate(
          total - price,
          lines.map(({ sales }) => sales),
        );
  await db.insert(termsheetPackages).values(
    lines.map(({ id, rate, sales }, at) => ({
      termsheetId,
      opportunityPackageId: id,
      ratePaise: rate,
      salesPaise: sales,
      gstPaise: gst[at] ?? 0,
      createdBy: actor.id,
    })),
  );
  if (parts.length > 0)
    await db
      .insert(termsheetMilestones)
      .values(parts.map(({ id }) => ({ termsheetId, milestoneId: id })));
  await db
    .update(termsheets)
    .set({ valuePaise: price, gstPaise: total - price, totalPaise: total })
    .where(eq(termsheets.id, termsheetId));
  return before?.total !== total;
};
