import { and, desc, eq, inArray, or } from 'drizzle-orm';
import {
  isCoveredBy,
  outlivesDecision,
  type ApprovalContent,
} from '#contract/domain/approvals/approvalContent.ts';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import { approvalHistory, approvalRequests as r } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { asPackageContent, contentOf, digestOf } from './contentOf.ts';
import { supersede } from './supersede.ts';
import { writeSubject } from './writeSubject.ts';
import type { SubjectStatus } from './writeStatus.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Row = typeof r.$inferSelect;

/** Requests of an opportunity and its packages that stand or were granted. */
const standing = async ({ db }: Writing, opportunityId: number): Promise<Row[]> =>
  db
    .select()
    .from(r)
    .where(
      and(
        eq(r.opportunityId, opportunityId),
        inArray(r.status, ['PendingApproval', 'Approved']),
        or(
          eq(r.status, 'PendingApproval'),
          inArray(r.approvalType, ['Discount', 'FreeTrial', 'ProductApproval']),
        ),
      ),
    )
    .orderBy(desc(r.id))
    .for('update');

/** A smaller discount than the granted one passes with a link to that decision, unless its decider makes it themselves. */
const passCovered = async (writing: Writing, row: Row, content: ApprovalContent) => {
  const { db, actor, services } = writing;
  if (row.decidedBy === actor.id || row.approvalType === 'ProductApproval') return false;
  if (!isCoveredBy(asPackageContent(row.snapshot), asPackageContent(content))) return false;
  const now = services.now();
  const [made] = await db
    .insert(r)
    .values({
      approvalType: row.approvalType,
      entityTypeId: row.entityTypeId,
      entity: row.entity,
      entityId: row.entityId,
      opportunityId: row.opportunityId,
      status: 'Approved',
      currentLevel: row.currentLevel,
      digest: digestOf(row.approvalType, content),
      snapshot: { ...content },
      remark: row.remark,
      previousId: row.id,
      requestedBy: actor.id,
      requestedAt: now,
      decidedBy: row.decidedBy,
      decidedAt: now,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: r.id });
  if (made)
    await db.insert(approvalHistory).values({
      approvalRequestId: made.id,
      userId: row.decidedBy,
      role: 'system',
      status: 'Passed',
      remark: `#${row.id}`,
      at: now,
    });
  await writeSubject(
    writing,
    subjectOf(row.approvalType),
    { entityId: row.entityId, opportunityId: row.opportunityId, durationInDays: null },
    'Approved',
  );
  return true;
};

const needsNoDiscount = (content: ApprovalContent): boolean => {
  const { ratePaise, salesPaise } = asPackageContent(content);
  return salesPaise >= ratePaise;
};

const isSame = (row: Row, content: ApprovalContent): boolean =>
  digestOf(row.approvalType, { ...content, durationInDays: row.durationInDays }) === row.digest;

const writeStatus = (writing: Writing, row: Row, status: SubjectStatus) =>
  writeSubject(
    writing,
    subjectOf(row.approvalType),
    { entityId: row.entityId, opportunityId: row.opportunityId, durationInDays: null },
    status,
  );

const reviseAsked = async (writing: Writing, row: Row, content: ApprovalContent | null) => {
  if (content && isSame(row, content)) return writeStatus(writing, row, 'PendingApproval');
  await supersede(writing, row);
  const { kind } = subjectOf(row.approvalType);
  if (!content) return;
  const isOver = kind === 'discount' && needsNoDiscount(content);
  await writeStatus(writing, row, isOver ? 'NotRequired' : 'Required');
};

/** Of what was granted of one package, newest first: what is the same stands, what is less passes, else it is over. */
const reviseGranted = async (writing: Writing, rows: readonly Row[], content: ApprovalContent) => {
  const [newest] = rows;
  if (!newest || outlivesDecision(newest.approvalType)) return;
  const isDiscount = newest.approvalType !== 'ProductApproval';
  if (isDiscount && needsNoDiscount(content)) return;
  const same = rows.find(row => isSame(row, content));
  if (same) return writeStatus(writing, same, 'Approved');
  if (isDiscount) for (const row of rows) if (await passCovered(writing, row, content)) return;
  await supersede(writing, newest);
  await writeStatus(writing, newest, 'Required');
};

/**
 * After something of an opportunity has changed: what was asked for or granted in other words is superseded, and what
 * a granted discount still covers passes by it.
 */
export const reviseApprovals = async (writing: Writing, opportunityId: number): Promise<void> => {
  const rows = await standing(writing, opportunityId);
  const groups = grouped(
    rows,
    row => `${row.entity} ${row.entityId} ${subjectOf(row.approvalType).kind ?? row.approvalType}`,
  );
  for (const group of groups.values()) {
    const [newest] = group;
    const content = newest && (await contentOf(writing.db, newest));
    if (content === undefined) continue;
    const asked = group.find(({ status }) => status === 'PendingApproval');
    const granted = group.filter(({ status }) => status === 'Approved');
    if (content && granted.length > 0) await reviseGranted(writing, granted, content);
    if (asked) await reviseAsked(writing, asked, content);
  }
};
