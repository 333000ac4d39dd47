import { eq, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import {
  accountActivities,
  caseReasons,
  caseStatuses,
  comments,
  opportunities,
  opportunityMovements,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { endWithDeal } from '../endWithDeal.ts';
import { opportunityRecords } from './opportunityRecords.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Row = typeof opportunities.$inferSelect;

/** What happens to a case, and the words that go with it. */
export interface CaseMove {
  readonly action: AuditAct;
  readonly activity: 'Note' | 'Status Change' | 'Call';
  readonly set: Partial<typeof opportunities.$inferInsert>;
  readonly comment: string | null;
  /** Colleagues whom the comment names. */
  readonly mentionedIds?: number[];
  readonly caseReasonId: number | null;
  readonly fupTime: Date | null;
}

const nameOf = async (
  { db }: Writing,
  table: typeof caseStatuses | typeof caseReasons,
  id: number | null,
): Promise<string | null> => {
  if (id === null) return null;
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return row?.name ?? null;
};

const movementsOf = (row: Row, { set, caseReasonId }: CaseMove, by: number) => {
  const moved = [
    ['status', row.statusId, set.statusId],
    ['caseStatus', row.caseStatusId, set.caseStatusId],
    ['stage', row.stageId, set.stageId],
  ] as const;
  return moved.flatMap(([field, from, to]) =>
    to === undefined || to === null || to === from
      ? []
      : [
          {
            opportunityId: row.id,
            field,
            fromValue: from === null ? null : String(from),
            toValue: String(to),
            caseReasonId,
            createdBy: by,
          },
        ],
  );
};

/** Writes a move of a case with its comment, what reports count of it, the client's activity and the history. */
export const moveCase = async (context: Writing, row: Row, move: CaseMove) => {
  const { db, actor, audit, services } = context;
  const { set, comment, caseReasonId, fupTime } = move;
  const before = await opportunityRecords.readOne(context, row.id);
  await db
    .update(opportunities)
    .set({
      ...set,
      ...(caseReasonId !== null && { lastReasonId: caseReasonId }),
      ...(fupTime !== null && { fupTime }),
      version: sql`${opportunities.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(opportunities.id, row.id));
  if (set.statusId !== undefined && set.statusId !== row.statusId)
    await endWithDeal(context, row.id);
  const movements = movementsOf(row, move, actor.id);
  if (movements.length > 0) await db.insert(opportunityMovements).values(movements);
  const reasonName = await nameOf(context, caseReasons, caseReasonId);
  const caseStatusId = set.caseStatusId ?? row.caseStatusId;
  if (comment !== null || caseReasonId !== null)
    await db.insert(comments).values({
      entity: 'opportunity',
      entityId: row.id,
      caseStatusId,
      caseReasonId,
      text: comment ?? reasonName ?? '',
      ...(move.mentionedIds && { mentionedIds: move.mentionedIds }),
      fupTime,
      authorId: actor.id,
      createdAt: services.now(),
    });
  await db.insert(accountActivities).values({
    accountId: row.accountId,
    opportunityId: row.id,
    agentId: actor.id,
    activityType: move.activity,
    reasonName,
    currentStatusName: await nameOf(context, caseStatuses, row.caseStatusId),
    nextStatusName: set.caseStatusId ? await nameOf(context, caseStatuses, caseStatusId) : null,
    performedAt: services.now(),
    fupTime,
    notes: comment,
    createdBy: actor.id,
  });
  const after = await opportunityRecords.readOne(context, row.id);
  await audit.record({
    action: move.action,
    entity: 'opportunities',
    entityId: row.id,
    version: after.version,
    before: toldOf(before),
    after: { ...toldOf(after), ...(comment !== null && { comment }) },
  });
  return after;
};

type Told = Awaited<ReturnType<typeof opportunityRecords.readOne>>;

const toldOf = (row: Told): Record<string, unknown> => ({
  statusId: row.statusId,
  caseStatusName: row.caseStatusName,
  fupTime: row.fupTime,
  lastReasonName: row.lastReasonName,
  lostReasonName: row.lostReasonName,
  lostChildReasonName: row.lostChildReasonName,
});
