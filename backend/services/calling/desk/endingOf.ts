import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { endingSchema } from '#contract/calls/calling/deskAnswer.ts';
import {
  accounts,
  caseReasons,
  caseStatuses,
  opportunities,
} from '../../../database/schema/index.ts';
import { movedByReason } from '../../opportunities/cases/movedByReason.ts';
import type { Calling } from '../Calling.ts';
import { endingCallOf } from '../callRow.ts';
import type { DispositionWish } from '../calls/readDisposition.ts';

/** The outcome of an agent's last call that ends the case and can still be undone. */
export const endingOf = async ({
  db,
  actor,
  services,
}: Pick<Calling, 'db' | 'actor' | 'services'>): Promise<Static<typeof endingSchema> | null> => {
  const row = await endingCallOf(db, actor.id);
  if (!row?.wrapUpUntil || row.opportunityId === null) return null;
  const reasonId = (row.draft as DispositionWish).caseReasonId ?? 0;
  const [deal] = await db
    .select({ accountName: accounts.name, caseStatusId: opportunities.caseStatusId })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .where(eq(opportunities.id, row.opportunityId));
  const [reason] = await db
    .select({ name: caseReasons.name })
    .from(caseReasons)
    .where(eq(caseReasons.id, reasonId));
  if (!deal || !reason) return null;
  const { caseStatusId } = await movedByReason(db, deal, reasonId, services.now());
  const [status] = await db
    .select({ name: caseStatuses.name })
    .from(caseStatuses)
    .where(eq(caseStatuses.id, caseStatusId ?? 0));
  return {
    callId: row.id,
    opportunityId: row.opportunityId,
    accountName: deal.accountName,
    reasonName: reason.name,
    statusId: caseStatusId ?? 0,
    statusName: status?.name ?? '',
    until: row.wrapUpUntil.toISOString(),
  };
};
