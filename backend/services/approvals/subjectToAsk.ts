import { eq } from 'drizzle-orm';
import type { ApprovalContent } from '#contract/domain/approvals/approvalContent.ts';
import { approvalMessages } from '#contract/domain/approvals/approvalMessages.ts';
import { approvalRefusals } from '#contract/domain/approvals/approvalRefusals.ts';
import { subjectOf, type ApprovalSubject } from '#contract/domain/approvals/approvalSubjects.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { opportunityPackages as p } from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { asPackageContent, contentOf } from './contentOf.ts';

export interface AskedAbout {
  readonly approvalType: string;
  readonly entityId: number;
  readonly durationInDays?: number | null;
}

export interface Subject {
  readonly subject: ApprovalSubject;
  readonly opportunityId: number;
  /** With the days that are asked for. */
  readonly content: ApprovalContent;
}

const opportunityOf = async (
  { db }: Pick<InWrite, 'db'>,
  { entity }: ApprovalSubject,
  entityId: number,
): Promise<number> => {
  if (entity === 'opportunities') return entityId;
  const [row] = await db.select({ id: p.opportunityId }).from(p).where(eq(p.id, entityId));
  if (!row) throw notFound(notThere.orderedPackage);
  return row.id;
};

const refuseContent = ({ type }: ApprovalSubject, content: ApprovalContent): void => {
  const { ratePaise, salesPaise, endDate } = asPackageContent(content);
  if ((type === 'Discount' || type === 'FreeTrial') && salesPaise >= ratePaise)
    throw new Refusal('CONFLICT', approvalRefusals.noDiscount);
  if (type === 'FreeTrial' && salesPaise > 0)
    throw new Refusal('CONFLICT', approvalRefusals.notFree);
  if (type === 'ExtendSlotDate' && !endDate) throw new Refusal('CONFLICT', approvalRefusals.noEnd);
};

/**
 * What someone wants to ask about, as it is now: their to change, and such that there is something to ask.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT or 422
 */
export const subjectToAsk = async (
  context: Pick<InWrite, 'db' | 'actor'>,
  { approvalType, entityId, durationInDays }: AskedAbout,
): Promise<Subject> => {
  const subject = subjectOf(approvalType);
  if (!subject.isSentByHand) throw new Refusal('FORBIDDEN', approvalMessages.mayNotView);
  const opportunityId = await opportunityOf(context, subject, entityId);
  await refuseOpportunity(context.db, context.actor, 'change', opportunityId).catch(
    (error: unknown) => {
      const isHidden = error instanceof Refusal && error.code === 'NOT_FOUND';
      throw isHidden && subject.kind ? notFound(notThere.orderedPackage) : error;
    },
  );
  if (subject.needsDays && (durationInDays ?? 0) < 1)
    throw invalidField('/durationInDays', 'required', approvalRefusals.needsDays);
  const content = await contentOf(context.db, { entity: subject.entity, entityId });
  if (!content) throw notFound(notThere.orderedPackage);
  refuseContent(subject, content);
  const days = subject.needsDays ? { durationInDays: durationInDays ?? null } : {};
  return { subject, opportunityId, content: { ...content, ...days } };
};
