import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { accountActivities, incomingCalls, opportunities } from '../../../database/schema/index.ts';
import { tellLine, type IncomingRow } from './incomingRow.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** What the history of a case calls it; its Hindi is with the reference words. */
export const missedCall = 'Missed call';

/** An open case is called back at once; one that waits for a later time is called before it. */
const callBack = async ({ db, services }: Writing, row: IncomingRow): Promise<void> => {
  if (row.opportunityId === null) return;
  const now = services.now();
  const audit = createAudit(db, { id: row.agentId }, { id: randomUUID(), surface: 'job' });
  const [deal] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, row.opportunityId))
    .for('update');
  if (!deal) return;
  await db.insert(accountActivities).values({
    accountId: deal.accountId,
    opportunityId: deal.id,
    agentId: row.agentId,
    activityType: 'Call',
    reasonName: missedCall,
    performedAt: now,
    createdBy: row.agentId,
  });
  const isOpen = opportunityBuckets.open.some(id => id === deal.statusId);
  if (isOpen)
    await db
      .update(opportunities)
      .set({ fupTime: now, version: sql`${opportunities.version} + 1`, updatedBy: row.agentId })
      .where(
        and(
          eq(opportunities.id, deal.id),
          or(isNull(opportunities.fupTime), sql`${opportunities.fupTime} > ${now}`),
        ),
      );
  await audit.record({
    action: 'miss-call',
    entity: 'opportunities',
    entityId: deal.id,
    before: { fupTime: deal.fupTime?.toISOString() },
    after: { fupTime: isOpen ? now.toISOString() : deal.fupTime?.toISOString() },
  });
};

/** A line that nobody took rings no more: its client becomes a callback, a number of nobody is kept for the agent. */
export const missLine = async (writing: Writing, row: IncomingRow): Promise<void> => {
  const [missed] = await writing.db
    .update(incomingCalls)
    .set({ state: 'missed', endedAt: writing.services.now() })
    .where(and(eq(incomingCalls.id, row.id), eq(incomingCalls.state, 'ringing')))
    .returning();
  if (!missed) return;
  await callBack(writing, missed);
  await tellLine(writing, missed.agentId, missed);
};
