import { and, desc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { extensionRequested } from '#contract/domain/approvals/approvalStatus.ts';
import { approvalRefusals } from '#contract/domain/approvals/approvalRefusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { approvalRequests as r } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { lockOpportunity } from '../dealToChange.ts';
import { digestOf } from './contentOf.ts';
import { openApproval } from './openApproval.ts';
import { writeSubject } from './writeSubject.ts';
import { subjectToAsk, type AskedAbout, type Subject } from './subjectToAsk.ts';
import { supersede } from './supersede.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** What was asked of the same thing before, newest first; locked. */
const before = ({ db }: Pick<InWrite, 'db'>, { subject }: Subject, entityId: number) =>
  db
    .select()
    .from(r)
    .where(
      and(eq(r.approvalType, subject.type), eq(r.entity, subject.entity), eq(r.entityId, entityId)),
    )
    .orderBy(desc(r.id))
    .for('update');

const refuseAgain = (rows: readonly (typeof r.$inferSelect)[], digest: string): void => {
  const isSame = (status: string) =>
    rows.some(row => row.status === status && row.digest === digest);
  if (isSame('PendingApproval')) throw new Refusal('CONFLICT', approvalRefusals.pending);
  if (rows[0]?.status === 'Approved' && isSame('Approved'))
    throw new Refusal('CONFLICT', approvalRefusals.approved);
};

/** Asks for an approval of what stands now; an older question about the same thing ends (T43). */
export const sendForApproval = async (
  context: Writing,
  asked: AskedAbout & { readonly remark?: string | null },
): Promise<number> => {
  const { db } = context;
  const about = await subjectToAsk(context, asked);
  const { subject, content, opportunityId } = about;
  await lockOpportunity(context, opportunityId);
  const rows = await before(context, about, asked.entityId);
  refuseAgain(rows, digestOf(subject.type, content));
  const waiting = rows.filter(({ status }) => status === 'PendingApproval');
  for (const row of waiting) await supersede(context, row);
  const id = await openApproval(context, {
    approvalType: subject.type,
    entityId: asked.entityId,
    opportunityId,
    content,
    remark: asked.remark ?? null,
    durationInDays: subject.needsDays ? (asked.durationInDays ?? null) : null,
    previousId: rows[0]?.id ?? null,
  });
  for (const row of waiting) await db.update(r).set({ supersededById: id }).where(eq(r.id, row.id));
  await writeSubject(
    context,
    subject,
    { entityId: asked.entityId, opportunityId, durationInDays: asked.durationInDays ?? null },
    'PendingApproval',
  );
  return id;
};

/** POST send-for-approval. */
export const send: Verb<CallOf<'approvals.send'>> = async context => {
  const approvalId = await sendForApproval(context, context.body);
  const isExtension = context.body.approvalType === 'ExtendSlotDate';
  return {
    approvalId,
    approvalStatus: 'PendingApproval',
    shownStatus: isExtension ? extensionRequested : 'sent',
  };
};
