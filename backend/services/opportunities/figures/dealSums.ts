import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isTaxed } from '#contract/domain/invoices/invoiceTax.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { dealTax } from '#contract/domain/opportunities/dealTax.ts';
import { isSettled } from '#contract/domain/opportunities/milestoneBounds.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { isOpportunityEditable } from '#contract/domain/opportunities/opportunityStatus.ts';
import { agreedTermsheetIds } from '#contract/domain/termsheets/termsheetStatus.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  legalEntities,
  milestones,
  opportunities,
  opportunityPackages,
  opportunityProjects,
  termsheets,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { isFirstEntitySez, standingsOf } from '../milestoneStandings.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** What the packages of an opportunity are sold for, without GST. */
const salesOf = async ({ db }: Pick<Writing, 'db'>, opportunityId: number) =>
  db
    .select({ sales: opportunityPackages.salesPaise, quantity: opportunityPackages.quantity })
    .from(opportunityPackages)
    .where(
      and(
        eq(opportunityPackages.opportunityId, opportunityId),
        isNull(opportunityPackages.deletedAt),
      ),
    );

/** A milestone as someone wants it; without an id it is a new one. */
export interface WantedMilestone {
  readonly id: number | undefined;
  readonly amount: Paise;
  readonly legalEntityId: number | null;
  readonly isActive: boolean;
}

const isEntitySez = async ({ db }: Pick<Writing, 'db'>, id: number): Promise<boolean> => {
  const [entity] = await db
    .select({ isSez: legalEntities.isSez })
    .from(legalEntities)
    .where(eq(legalEntities.id, id));
  return entity?.isSez ?? false;
};

/**
 * The milestones of a deal that ask for something, with their GST, and what the deal comes to (decision record 0212).
 * @param wanted one that is about to be written; its GST is that of the milestone without an id, or with its id
 */
export const taxOfDeal = async (
  context: Pick<Writing, 'db' | 'services'>,
  opportunityId: number,
  wanted?: WantedMilestone,
) => {
  const { sezTax } = context.services.config.supplier;
  const lines = await salesOf(context, opportunityId);
  const stored = await standingsOf(context, opportunityId);
  const first = await isFirstEntitySez(context, opportunityId);
  const named = wanted?.legalEntityId ?? null;
  const isSez = named === null ? first : await isEntitySez(context, named);
  const before = stored.find(({ id }) => id === wanted?.id);
  const isMoved =
    before?.amount !== wanted?.amount || before?.legalEntityId !== wanted?.legalEntityId;
  const asked = stored
    .filter(({ id, isActive }) => (id === wanted?.id ? wanted.isActive : isActive))
    .map(each => ({
      id: each.id as number | undefined,
      before: each.gst,
      amount: each.amount,
      isTaxed: isTaxed(each.isSez, sezTax),
      ...(isSettled(each) && { settled: each.gst }),
      ...(each.id === wanted?.id &&
        isMoved && {
          amount: wanted.amount,
          isTaxed: isTaxed(isSez, sezTax),
          settled: undefined,
        }),
    }));
  if (wanted?.id === undefined && wanted?.isActive)
    asked.push({
      id: undefined,
      before: 0,
      amount: wanted.amount,
      isTaxed: isTaxed(isSez, sezTax),
    });
  const sales = lines.reduce((sum, line) => sum + line.sales, 0);
  const { gst, dealValue } = dealTax(sales, asked, isTaxed(first, sezTax));
  return {
    stored,
    dealValue,
    asked: asked.map(({ id, before: was }, at) => ({ id, before: was, gst: gst[at] ?? 0 })),
  };
};

/** Writes what an opportunity comes to by its packages and milestones now, and the GST of milestones that rounding moves. */
export const writeDealSums = async (context: Writing, opportunityId: number): Promise<void> => {
  const { db, actor, audit } = context;
  const { asked, dealValue } = await taxOfDeal(context, opportunityId);
  for (const { id, before, gst } of asked) {
    if (id === undefined || before === gst) continue;
    const [row] = await db
      .update(milestones)
      .set({ gstPaise: gst, version: sql`${milestones.version} + 1`, updatedBy: actor.id })
      .where(eq(milestones.id, id))
      .returning({ version: milestones.version });
    await audit.record({
      action: 'update',
      entity: 'milestones',
      entityId: id,
      version: row?.version ?? 1,
      before: { gst: before },
      after: { gst },
    });
  }
  await db
    .update(opportunities)
    .set({
      dealValuePaise: dealValue,
      version: sql`${opportunities.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(opportunities.id, opportunityId));
};

/** Writes the sums of a client's deals again that can still be changed: who is billed pays another tax from now on. */
export const writeSumsOfAccount = async (context: Writing, accountId: number): Promise<void> => {
  const deals = await context.db
    .select({
      id: opportunities.id,
      statusId: opportunities.statusId,
      line: opportunities.line,
    })
    .from(opportunities)
    .where(eq(opportunities.accountId, accountId))
    .orderBy(opportunities.id)
    .for('update');
  for (const { id, statusId, line } of deals)
    if (isOpportunityEditable(statusId, line)) await writeDealSums(context, id);
};

/** What packages are sold for, and what milestones ask for, of an opportunity; without GST. */
export const sumsOf = async (context: Pick<Writing, 'db'>, opportunityId: number) => {
  const lines = await salesOf(context, opportunityId);
  const [asked] = await context.db
    .select({
      sum: sql<number>`coalesce(sum(${milestones.amountPaise}), 0)`.mapWith(Number),
    })
    .from(milestones)
    .where(
      and(
        eq(milestones.opportunityId, opportunityId),
        eq(milestones.isActive, true),
        isNull(milestones.deletedAt),
      ),
    );
  const [linked] = await context.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(opportunityProjects)
    .where(eq(opportunityProjects.opportunityId, opportunityId));
  return {
    sales: lines.reduce((sum, { sales }) => sum + sales, 0),
    /** Null: nothing was ordered yet, so nothing limits the projects. */
    quantity: lines.length === 0 ? null : lines.reduce((sum, line) => sum + line.quantity, 0),
    milestones: asked?.sum ?? 0,
    projects: linked?.count ?? 0,
  };
};

/** @throws Refusal on the field while a termsheet of the deal is at RCM or approved: its packages, prices and days stay */
export const refuseAgreed = async (
  { db }: { readonly db: Database },
  opportunityId: number,
  field: string,
): Promise<void> => {
  const [agreed] = await db
    .select({ id: termsheets.id })
    .from(termsheets)
    .where(
      and(
        eq(termsheets.opportunityId, opportunityId),
        inArray(termsheets.statusId, [...agreedTermsheetIds]),
      ),
    )
    .limit(1);
  if (agreed) throw invalidField(field, 'check', opportunityRefusals.packageAgreed);
};
