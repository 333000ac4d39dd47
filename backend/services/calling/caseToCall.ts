import { and, eq, isNull } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../calls/Refusal.ts';
import { opportunities } from '../../database/schema/index.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import type { Calling } from './Calling.ts';

/**
 * The opportunity that a call is about, locked. One that is not the agent's to work answers as one that does not exist,
 * although they may be allowed to read it.
 * @throws Refusal NOT_FOUND
 */
export const caseToCall = async ({ db, actor }: Pick<Calling, 'db' | 'actor'>, id: number) => {
  const [row] = await db
    .select()
    .from(opportunities)
    .where(
      and(
        eq(opportunities.id, id),
        isNull(opportunities.deletedAt),
        opportunityScope(actor, 'change'),
      ),
    )
    .for('update');
  if (!row) throw notFound(notThere.opportunity);
  return row;
};
