import { eq, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import {
  allowsTermsheetAct,
  type TermsheetAct,
} from '#contract/domain/termsheets/termsheetActs.ts';
import { termsheetRefusals } from '#contract/domain/termsheets/termsheetMessages.ts';
import type { TermsheetStatusId } from '#contract/domain/termsheets/termsheetStatus.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { termsheetHistory, termsheets } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { termsheetRecords } from './termsheetRecords.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Row = typeof termsheets.$inferSelect;

/** @throws Refusal CONFLICT, the message to the letter, when the status does not allow the act */
export const refuseAct = (row: Pick<Row, 'statusId'>, act: TermsheetAct, message: string): void => {
  if (allowsTermsheetAct(row.statusId, act)) return;
  throw new Refusal('CONFLICT', message, {
    errors: [{ in: 'body', field: '/statusId', code: 'LOCKED', ...termsheetRefusals.notIn(act) }],
  });
};

export interface TermsheetMove {
  readonly action: AuditAct;
  readonly toStatusId?: TermsheetStatusId;
  readonly set?: Partial<typeof termsheets.$inferInsert>;
  readonly rcmCaseId?: number | null;
  readonly remark?: string | null;
}

const toldOf = (row: Awaited<ReturnType<typeof termsheetRecords.readOne>>) => ({
  statusId: row.statusId,
  acceptanceId: row.acceptanceId,
  legalEntityName: row.legalEntityName,
  contactName: row.contactName,
  total: row.total,
  rcmStatus: row.rcmStatus,
  rejectionReason: row.rejectionReason,
  sharedAt: row.sharedAt,
});

/** The termsheet as it is told in history, before it is moved. */
export const beforeMove = async (context: Writing, id: number) =>
  toldOf(await termsheetRecords.readOne(context, id));

/** Writes a step of a termsheet: its row, its way and the history. @returns the record as it is now */
export const moveTermsheet = async (
  context: Writing,
  row: Row,
  before: Awaited<ReturnType<typeof beforeMove>>,
  { action, toStatusId, set, rcmCaseId = null, remark = null }: TermsheetMove,
) => {
  const { db, actor, audit } = context;
  await db
    .update(termsheets)
    .set({
      ...set,
      ...(toStatusId !== undefined && { statusId: toStatusId }),
      version: sql`${termsheets.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(termsheets.id, row.id));
  if (toStatusId !== undefined)
    await db.insert(termsheetHistory).values({
      termsheetId: row.id,
      rcmCaseId,
      fromStatusId: row.statusId,
      toStatusId,
      remark,
      createdBy: actor.id,
    });
  const after = await termsheetRecords.readOne(context, row.id);
  await audit.record({
    action,
    entity: 'termsheets',
    entityId: row.id,
    version: after.version,
    before,
    after: { ...toldOf(after), ...(remark !== null && { remark }) },
  });
  return after;
};
