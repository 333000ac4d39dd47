import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { disputeRefusals } from '#contract/domain/incentives/disputeMessages.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { incentiveDisputes as disputes } from '../database/schema/index.ts';

/** The dispute of an incentive that has no outcome; stands in a query of its table. */
export const openDisputeId = (own: string) =>
  sql<number>`(select min(dispute.id) from incentive_disputes dispute
    where dispute.user_incentive_id = ${sql.raw(own)} and dispute.state <> 'closed')`.mapWith(
    Number,
  );

/** Whether a dispute of the incentive that a column holds has no outcome. */
export const isDisputed = (userIncentiveId: PgColumn): SQL =>
  sql`exists (select from incentive_disputes dispute
    where dispute.user_incentive_id = ${userIncentiveId} and dispute.state <> 'closed')`;

/** Those of some incentives that are disputed. */
export const disputedAmong = async (
  db: Database,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await db
    .select({ id: disputes.userIncentiveId })
    .from(disputes)
    .where(and(inArray(disputes.userIncentiveId, [0, ...ids]), ne(disputes.state, 'closed')))
    .orderBy(disputes.userIncentiveId);
  return rows.map(({ id }) => id);
};

/** What is disputed is paid once the dispute has an outcome (decision record 0138). @throws Refusal CONFLICT */
export const refuseDisputed = async (db: Database, userIncentiveId: number): Promise<void> => {
  const [row] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.userIncentiveId, userIncentiveId), ne(disputes.state, 'closed')));
  if (row) throw new Refusal('CONFLICT', disputeRefusals.disputed);
};
