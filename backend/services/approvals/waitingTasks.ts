import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { approvalRequests as r, approvalTasks as t } from '../../database/schema/index.ts';

/** Tasks that a clock looks at in a round. */
const most = 200;

/** Tasks of pending requests that wait for an answer, as far as a condition holds, the oldest first. */
export const waitingTasks = (db: Database, condition: SQL | undefined) =>
  db
    .select({ id: t.id })
    .from(t)
    .innerJoin(r, eq(r.id, t.approvalRequestId))
    .where(and(eq(t.status, 'open'), eq(r.status, 'PendingApproval'), condition))
    .orderBy(asc(t.id))
    .limit(most);
