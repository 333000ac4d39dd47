import { eq } from 'drizzle-orm';
import { paymentLinks, termsheetMilestones } from '../../../database/schema/index.ts';
import { isCollectable } from '../collectPayment.ts';
import { endLinks, type Ending } from '../../endLinks.ts';

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
