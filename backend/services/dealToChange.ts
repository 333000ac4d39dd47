import { eq } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../calls/Refusal.ts';
import { opportunities } from '../database/schema/index.ts';
import { refuseOpportunity } from '../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../tables/Declaration.ts';

type Asking = Pick<InWrite, 'db' | 'actor'>;

/** The row of an opportunity, locked for the rest of the transaction, so that its sums are written by one at a time. */
export const lockOpportunity = async ({ db }: Asking, id: number) => {
  const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  if (!row) throw notFound(notThere.opportunity);
  return row;
};

/**
 * The row of an opportunity that is to be changed or that something hangs on, locked; refuses it to anyone who may not change
 * it. Whether its status lets anything be changed is asked before every call (`guardClosed`).
 * @throws Refusal NOT_FOUND or FORBIDDEN
 */
export const dealToChange = async (context: Asking, id: number) => {
  await refuseOpportunity(context.db, context.actor, 'change', id);
  return lockOpportunity(context, id);
};
