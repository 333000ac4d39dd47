import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { paymentLinks, termsheetMilestones } from '../../../../database/schema/index.ts';
import type { InWrite } from '../../../../tables/Declaration.ts';
import { isCollectable } from '../collectPayment.ts';

type Ending = Pick<InWrite, 'db' | 'actor' | 'services'>;

/** Ends the open links that the condition names, at the gateway too. */
export const endLinks = async ({ db, actor, services }: Ending, which: SQL): Promise<void> => {
  const ended = await db
    .update(paymentLinks)
    .set({
      status: 'expired',
      version: sql`${paymentLinks.version} + 1`,
      updatedBy: actor.id,
    })
    .where(and(inArray(paymentLinks.status, ['created', 'shared', 'failed']), which))
    .returning({ externalId: paymentLinks.externalId });
  for (const { externalId } of ended) await services.gateway.endLink(db, externalId);
};

/** A termsheet that is over ends the links of its milestones, unless another one covers them (decision record 0200). */
export const endLinksOfTermsheet = async (context: Ending, termsheetId: number): Promise<void> => {
  const covered = await context.db
    .select({ id: termsheetMilestones.milestoneId })
    .from(termsheetMilestones)
    .where(eq(termsheetMilestones.termsheetId, termsheetId));
  for (const { id } of covered)
    if (!(await isCollectable(context, id)))
      await endLinks(context, eq(paymentLinks.milestoneId, id));
};
