import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ApprovalContent } from '#contract/domain/approvals/approvalContent.ts';
import { discountBp } from '#contract/domain/approvals/approvalContent.ts';
import {
  approvalPath,
  type PathLevel,
  type PathStep,
} from '#contract/domain/approvals/approvalPath.ts';
import { approvalRefusals } from '#contract/domain/approvals/approvalRefusals.ts';
import type { ApprovalSubject } from '#contract/domain/approvals/approvalSubjects.ts';
import { decidingLevel } from '#contract/domain/approvals/decidingLevel.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  accounts,
  approvingDesignations as a,
  discountMatrixEntries as m,
  opportunities,
} from '../../../database/schema/index.ts';
import { asPackageContent } from '../contentOf.ts';
import { pathPeople } from './pathPeople.ts';

interface Asked {
  readonly subject: ApprovalSubject;
  readonly content: ApprovalContent;
  readonly opportunityId: number | null;
  readonly requesterId: number;
}

export interface PlannedPath {
  readonly discountBp: number;
  readonly dealPaise: number;
  readonly matrixLevel: number | null;
  /** Designations of the level of the matrix that decides; absent where those of the type do. */
  readonly deciding?: readonly number[];
  readonly steps: readonly PathStep[];
}

const dealOf = async (db: Database, opportunityId: number | null) => {
  if (opportunityId === null) return undefined;
  const [row] = await db
    .select({ dealPaise: opportunities.dealValuePaise, clientTypeId: accounts.clientTypeId })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .where(eq(opportunities.id, opportunityId));
  return row;
};

/** Entries of one level say the same, but for the designation (decision record 0025). */
export const matrixLevels = async (db: Database, clientTypeId: number) => {
  const entries = await db
    .select()
    .from(m)
    .where(and(eq(m.clientTypeId, clientTypeId), isNull(m.deletedAt)))
    .orderBy(asc(m.level), asc(m.id));
  const levels = [...new Set(entries.map(({ level }) => level))];
  return levels.map(level => {
    const same = entries.filter(entry => entry.level === level);
    const [first] = same;
    if (!first) throw new Error('A level has at least one entry');
    return {
      level,
      untilBp: first.untilBp,
      dealUntilPaise: first.dealUntilPaise,
      designationIds: same.map(({ designationId }) => designationId),
      reviewerIds: first.reviewerIds,
      isAnyReviewEnough: first.isAnyReviewEnough,
    };
  });
};

const ofMatrix = async (db: Database, { content, opportunityId }: Asked) => {
  const deal = await dealOf(db, opportunityId);
  const share = discountBp(asPackageContent(content));
  const dealPaise = deal?.dealPaise ?? 0;
  const levels = deal ? await matrixLevels(db, deal.clientTypeId) : [];
  const level = levels[decidingLevel(levels, { discountBp: share, dealPaise })];
  if (!level) throw new Refusal('CONFLICT', approvalRefusals.noLevel(String(share / 100)));
  return {
    levels: [level],
    matrixLevel: level.level,
    deciding: level.designationIds,
    discountBp: share,
    dealPaise,
  };
};

const approvalDomainId = 5;

const ofDesignations = async (db: Database, { subject, opportunityId }: Asked) => {
  const rows = await db
    .select({ level: a.level, designationId: a.designationId })
    .from(a)
    .where(
      and(eq(a.approvalType, subject.type), eq(a.domainId, approvalDomainId), isNull(a.deletedAt)),
    )
    .orderBy(asc(a.level), asc(a.id));
  if (rows.length === 0) throw new Refusal('CONFLICT', approvalRefusals.noDesignations);
  const levels = [...new Set(rows.map(({ level }) => level))].map((level): PathLevel => ({
    designationIds: rows.filter(row => row.level === level).map(row => row.designationId),
    reviewerIds: [],
    isAnyReviewEnough: false,
  }));
  const deal = await dealOf(db, opportunityId);
  return { levels, matrixLevel: null, discountBp: 0, dealPaise: deal?.dealPaise ?? 0 };
};

/**
 * Who would be asked about something, step by step: the same before it is sent and when it is.
 * @throws Refusal CONFLICT where nobody decides it
 */
export const plannedPath = async (db: Database, asked: Asked): Promise<PlannedPath> => {
  const { levels, ...figures } =
    asked.subject.decidedBy === 'matrix'
      ? await ofMatrix(db, asked)
      : await ofDesignations(db, asked);
  const named = levels.flatMap(level => [...level.designationIds, ...level.reviewerIds]);
  const people = await pathPeople(db, asked.requesterId, named);
  const steps = approvalPath(levels, people);
  if (steps.some(step => step.people.length === 0))
    throw new Refusal('CONFLICT', approvalRefusals.nobody);
  return { ...figures, steps: mergedSteps(steps) };
};

/** One person decides once: a step whose people have all decided the step before is left out. */
export const mergedSteps = (steps: readonly PathStep[]): PathStep[] =>
  steps.filter((step, at) => {
    const later = steps.slice(at + 1).find(({ role }) => role === 'approver');
    if (step.role !== 'approver' || !later) return true;
    return !step.people.every(({ id }) => later.people.some(person => person.id === id));
  });
