import { eq } from 'drizzle-orm';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { isOpportunityEditable } from '#contract/domain/opportunities/opportunityStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { opportunities } from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';

type Asking = Pick<InWrite, 'db' | 'actor'>;

/** The row of an opportunity, locked for the rest of the transaction, so that its sums are written by one at a time. */
export const lockOpportunity = async ({ db }: Asking, id: number) => {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  if (!row) throw notFound(notThere.opportunity);
  return row;
};

/**
 * Refuses to edit what hangs on an opportunity that is somebody else's, or whose status lets nothing be edited (T34,
 * T35). Gives the row, locked.
 * @param message What could not be done, to the letter.
 * @throws Refusal NOT_FOUND, FORBIDDEN or CONFLICT
 */
export const editableOrRefuse = async (context: Asking, id: number, message: string) => {
  await refuseOpportunity(context.db, context.actor, 'change', id);
  const row = await lockOpportunity(context, id);
  if (!isOpportunityEditable(row.statusId, row.line))
    throw new Refusal('CONFLICT', message, {
      errors: [
        { in: 'body', field: '/opportunityId', code: 'LOCKED', ...opportunityRefusals.locked },
      ],
    });
  return row;
};
