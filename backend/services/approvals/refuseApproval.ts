import { and, eq } from 'drizzle-orm';
import { approvalMessages } from '#contract/domain/approvals/approvalMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Actor } from '../../calls/Actor.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { approvalRequests as r } from '../../database/schema/index.ts';
import { approvalScope } from './approvalScope.ts';

/** One that does not exist and one that is someone else's are refused alike (part 1 section 6). */
export const approvalNotThere: Told = { message: approvalMessages.mayNotView };

/** @throws Refusal FORBIDDEN in the words of the specification */
export const refuseApproval = async (
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<typeof r.$inferSelect> => {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.id, id), approvalScope(actor, 'read', now)));
  if (!row) throw new Refusal('FORBIDDEN', approvalNotThere);
  return row;
};

/** What an answer is refused with that is not this person's to give. */
export const mayNotDecide = (): Refusal => new Refusal('FORBIDDEN', approvalMessages.mayNotDecide);
