import { eq, sql } from 'drizzle-orm';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import type { IncomingNotice } from '../../../adapters/telephony/Telephony.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { incomingCalls, users } from '../../../database/schema/index.ts';
import { holderOf } from './holderOf.ts';
import { tellLine } from './incomingRow.ts';
import { missLine } from './missLine.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

const ring = async (writing: Writing, notice: IncomingNotice): Promise<boolean> => {
  const { db, services } = writing;
  const [agent] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.mobile} = ${normalisePhone(notice.agentPhone)}::text and ${users.status} = 1`,
    )
    .limit(1);
  if (!agent) return false;
  const fromNumber = normalisePhone(notice.fromNo);
  const now = services.now();
  const [row] = await db
    .insert(incomingCalls)
    .values({
      communicationId: notice.communicationId,
      fromNumber,
      agentId: agent.id,
      ...(await holderOf(db, fromNumber, agent.id)),
      // A clock that is ahead of ours would let it ring for longer.
      rangAt: notice.at > now ? now : notice.at,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await tellLine(writing, agent.id, row);
  return true;
};

/** Takes what a telephony tells of a line, once. @returns false where nobody has the phone, or nobody knows the line. */
export const hearLine = async (writing: Writing, notice: IncomingNotice): Promise<boolean> => {
  if (notice.kind === 'ringing') return ring(writing, notice);
  const [row] = await writing.db
    .select()
    .from(incomingCalls)
    .where(eq(incomingCalls.communicationId, notice.communicationId))
    .for('update');
  if (!row) return false;
  await missLine(writing, row);
  return true;
};
