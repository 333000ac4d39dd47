import { asc, eq } from 'drizzle-orm';
import {
  isLoss,
  statusAfterReason,
  type StatusMapping,
} from '#contract/domain/opportunities/statusAfterReason.ts';
import type { Database } from '../../../database/client.ts';
import {
  caseReasonStatusMappings as mappings,
  type opportunities,
} from '../../../database/schema/index.ts';

type Row = typeof opportunities.$inferSelect;

/** Which status a case gets for a reason, from which status. */
export const mappingsOf = (db: Database, reasonId: number): Promise<StatusMapping[]> =>
  db
    .select({ fromStatusId: mappings.fromStatusId, toStatusId: mappings.toStatusId })
    .from(mappings)
    .where(eq(mappings.caseReasonId, reasonId))
    .orderBy(asc(mappings.id));

/** What of the opportunity a reason moves; a loss ends it. */
export const movedByReason = async (
  db: Database,
  row: Pick<Row, 'caseStatusId'>,
  reasonId: number,
  now: Date,
) => {
  const to = statusAfterReason(await mappingsOf(db, reasonId), row.caseStatusId)?.toStatusId;
  if (to === undefined) return {};
  return isLoss(to)
    ? { statusId: to, caseStatusId: to, lostAt: now, lostReasonId: reasonId }
    : { caseStatusId: to };
};
