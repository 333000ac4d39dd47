import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import {
  caseReasonStatusMappings as mappings,
  type opportunities,
} from '../../database/schema/index.ts';
import { lossOf } from './markLost.ts';

type Row = typeof opportunities.$inferSelect;

/** The status that a case gets for a reason: that from its own status, else that from any. */
const nextStatus = async (
  db: Database,
  row: Row,
  reasonId: number,
): Promise<number | undefined> => {
  const found = await db
    .select({ from: mappings.fromStatusId, to: mappings.toStatusId })
    .from(mappings)
    .where(
      and(
        eq(mappings.caseReasonId, reasonId),
        or(isNull(mappings.fromStatusId), eq(mappings.fromStatusId, row.caseStatusId)),
      ),
    );
  return (found.find(({ from }) => from !== null) ?? found[0])?.to;
};

/** What of the opportunity a reason moves; a loss ends it. */
export const movedByReason = async (db: Database, row: Row, reasonId: number, now: Date) => {
  const lost = await lossOf(db, reasonId);
  if (lost !== undefined)
    return { statusId: lost, caseStatusId: lost, lostAt: now, lostReasonId: reasonId };
  const caseStatusId = await nextStatus(db, row, reasonId);
  return caseStatusId === undefined ? {} : { caseStatusId };
};
