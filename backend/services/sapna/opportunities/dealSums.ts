import { and, eq, isNull, sql } from 'drizzle-orm';
import { dealValue } from '#contract/domain/opportunities/packageQuote.ts';
import {
  milestones,
  opportunities,
  opportunityPackages,
  opportunityProjects,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor'>;

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

/** Writes what an opportunity comes to by its packages now. */
export const writeDealValue = async (context: Writing, opportunityId: number): Promise<void> => {
  const dealValuePaise = dealValue(await salesOf(context, opportunityId));
  await context.db
    .update(opportunities)
    .set({
      dealValuePaise,
      version: sql`${opportunities.version} + 1`,
      updatedBy: context.actor.id,
    })
    .where(eq(opportunities.id, opportunityId));
};

/** What packages are sold for, and what milestones ask for, of an opportunity; without GST. */
export const sumsOf = async (context: Pick<Writing, 'db'>, opportunityId: number) => {
  const lines = await salesOf(context, opportunityId);
  const [asked] = await context.db
    .select({
      sum: sql<number>`coalesce(sum(${milestones.amountPaise}), 0)`.mapWith(Number),
    })
    .from(milestones)
    .where(and(eq(milestones.opportunityId, opportunityId), isNull(milestones.deletedAt)));
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
