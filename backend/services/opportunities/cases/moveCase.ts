import { eq, inArray, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import {
  accountActivities,
  caseReasons,
  caseStatuses,
  comments,
  opportunities,
  opportunityMovements,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { endWithDeal } from '../../endWithDeal.ts';

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
  /** What history tells besides. */
  readonly told?: Readonly<Record<string, unknown>>;
}

type Names = ReadonlyMap<number | null, string>;

/** Names of statuses or reasons by their ids. */
const namesOf = async (
  { db }: Writing,
  table: typeof caseStatuses | typeof caseReasons,
  ids: readonly (number | null)[],
): Promise<Names> => {
  const known = [...new Set(ids)].filter(id => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const reasonIdsOf = (row: Row) => [row.lastReasonId, row.lostReasonId, row.lostChildReasonId];

/** What history keeps of a case. */
const toldOf = (row: Row, statuses: Names, reasons: Names): Record<string, unknown> => ({
  statusId: row.statusId,
  caseStatusName: statuses.get(row.caseStatusId),
  fupTime: row.fupTime?.toISOString(),
  lastReasonName: reasons.get(row.lastReasonId),
  lostReasonName: reasons.get(row.lostReasonId),
  lostChildReasonName: reasons.get(row.lostChildReasonId),
});

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

/**
 * Writes a move of a case with its comment, what reports count of it, the client's activity and the history.
 * @param row the opportunity as it is stored, locked
 */
export const moveCase = async (context: Writing, row: Row, move: CaseMove): Promise<void> => {
  const { db, actor, audit, services } = context;
  const { set, comment, caseReasonId, fupTime } = move;
  const [moved] = await db
    .update(opportunities)
    .set({
      ...set,
      ...(caseReasonId !== null && { lastReasonId: caseReasonId }),
      ...(fupTime !== null && { fupTime }),
      version: sql`${opportunities.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(opportunities.id, row.id))
    .returning();
  if (!moved) throw new Error(`The opportunity ${row.id} is gone`);
  if (moved.statusId !== row.statusId) await endWithDeal(context, row.id);
  const movements = movementsOf(row, move, actor.id);
  if (movements.length > 0) await db.insert(opportunityMovements).values(movements);
  const statuses = await namesOf(context, caseStatuses, [row.caseStatusId, moved.caseStatusId]);
  const reasonIds = [caseReasonId, ...reasonIdsOf(row), ...reasonIdsOf(moved)];
  const reasons = await namesOf(context, caseReasons, reasonIds);
  const reasonName = reasons.get(caseReasonId) ?? null;
  if (comment !== null || caseReasonId !== null)
    await db.insert(comments).values({
      entity: 'opportunity',
      entityId: row.id,
      caseStatusId: moved.caseStatusId,
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
    currentStatusName: statuses.get(row.caseStatusId) ?? null,
    nextStatusName: set.caseStatusId ? (statuses.get(moved.caseStatusId) ?? null) : null,
    performedAt: services.now(),
    fupTime,
    notes: comment,
    createdBy: actor.id,
  });
  await audit.record({
    action: move.action,
    entity: 'opportunities',
    entityId: row.id,
    version: moved.version,
    before: toldOf(row, statuses, reasons),
    after: {
      ...toldOf(moved, statuses, reasons),
      ...(comment !== null && { comment }),
      ...move.told,
    },
  });
};
