import { desc, eq } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  termsheetMessages,
  termsheetRefusals,
} from '#contract/domain/termsheets/termsheetMessages.ts';
import {
  statusAfterCorrection,
  type TermsheetStatusId,
} from '#contract/domain/termsheets/termsheetStatus.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { rcmCases, termsheets } from '../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { closeWhenFinished } from '../opportunities/cases/closeWhenFinished.ts';
import { coverDeal, dealOrRefuse } from './coverDeal.ts';
import { beforeMove, moveTermsheet, refuseAct } from './moveTermsheet.ts';
import { dealOf, refuseRunning } from './saveTermsheet.ts';
import { termsheetHands } from './termsheetFacts.ts';
import { refuseParties } from './termsheetRecords.ts';
import { toldAs } from '../../policies/toldAs.ts';

type Row = typeof termsheets.$inferSelect;
type Asking = Pick<Context, 'db'> & Pick<InWrite, 'actor'>;

const caseOrRefuse = async (
  { db, actor }: Asking,
  act: 'read' | 'change',
  id: number,
  isLocked = act === 'change',
) => {
  const [row] = await db.select().from(rcmCases).where(eq(rcmCases.id, id));
  if (!row) throw notFound(notThere.rcmCase);
  const termsheet = await termsheetOrRefuse(db, actor, act, row.termsheetId, isLocked).catch(
    toldAs(notThere.rcmCase),
  );
  return { row, termsheet };
};

/** Takes the deal as it is and opens a case for it. */
const openCase = async (
  context: Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>,
  row: Row,
  message: string,
  move: { readonly action: AuditAct; readonly remark: string | null },
  set: Partial<typeof termsheets.$inferInsert> = {},
) => {
  const { db, actor, services } = context;
  const deal = await dealOf(context, row.opportunityId);
  if (row.statusId !== 1) await refuseRunning(context, row.opportunityId, message);
  const parts = await dealOrRefuse(context, deal, message, true);
  const before = await beforeMove(context, row.id);
  const isRepriced = await coverDeal(context, row.id, parts);
  const [opened] = await db
    .insert(rcmCases)
    .values({ termsheetId: row.id, createdBy: actor.id, updatedBy: actor.id })
    .returning({ id: rcmCases.id });
  return moveTermsheet(context, row, before, {
    ...move,
    toStatusId: statusAfterCorrection,
    rcmCaseId: opened?.id ?? null,
    set: {
      ...set,
      sentToRcmAt: services.now(),
      // What the client agreed to was another price.
      ...(isRepriced && { acceptanceId: null, acceptedAt: null }),
    },
  });
};

/** POST termsheet/{id}/case: sends a termsheet to RCM. */
export const sendToRcm: Verb<CallOf<'termsheets.sendToRcm'>> = async context => {
  const { db, actor, params } = context;
  const row = await termsheetOrRefuse(db, actor, 'change', params.id);
  refuseAct(row, 'send-to-rcm', termsheetMessages.notProceeded);
  return openCase(context, row, termsheetMessages.notProceeded, {
    action: 'send-to-rcm',
    remark: null,
  });
};

/** PUT correct-rcm-case: in 4 and 7 the only way back to RCM (T32). */
export const correctCase: Verb<CallOf<'termsheets.correct'>> = async context => {
  const { db, actor, body } = context;
  const { row: judged, termsheet } = await caseOrRefuse(context, 'change', body.rcmCaseId);
  refuseAct(termsheet, 'correct', termsheetMessages.notFixed);
  const [latest] = await db
    .select({ id: rcmCases.id })
    .from(rcmCases)
    .where(eq(rcmCases.termsheetId, termsheet.id))
    .orderBy(desc(rcmCases.id))
    .limit(1);
  if (latest?.id !== judged.id || judged.status === 'open' || judged.status === 'approved')
    throw new Refusal('CONFLICT', termsheetMessages.notFixed, {
      errors: [
        {
          in: 'body',
          field: '/rcmCaseId',
          code: 'check',
          ...termsheetRefusals.notIn('correct'),
        },
      ],
    });
  const { accountLegalEntityId, contactId } = body;
  await refuseParties(context, termsheet.accountId, { accountLegalEntityId, contactId });
  await db
    .update(rcmCases)
    .set({ fixStatus: 'success', updatedBy: actor.id })
    .where(eq(rcmCases.id, judged.id));
  return openCase(
    context,
    termsheet,
    termsheetMessages.notFixed,
    { action: 'correct-rcm-case', remark: body.remark.trim() },
    {
      ...(accountLegalEntityId !== undefined && { accountLegalEntityId }),
      ...(contactId !== undefined && { contactId }),
    },
  );
};

const outcomes = {
  approve: { status: 'approved', toStatusId: 3 },
  reject: { status: 'rejected', toStatusId: 4 },
  'send-back': { status: 'sent-back', toStatusId: 7 },
} as const satisfies Record<string, { status: string; toStatusId: TermsheetStatusId }>;

/** Four eyes: neither the person who made it nor the one who sent it decides. */
const refuseOwn = async ({ db, actor }: Asking, { id }: Row): Promise<void> => {
  const [found] = await db
    .select({ hands: termsheetHands })
    .from(termsheets)
    .where(eq(termsheets.id, id));
  if (found?.hands.includes(actor.id)) throw new Refusal('FORBIDDEN', termsheetRefusals.ownCase);
};

/** PUT mystique/rcm/v1/{id}: RCM approves, rejects, or sends back to the RAM; whose client it is does not matter. */
export const decideCase: Verb<CallOf<'rcm.decide'>> = async context => {
  const { db, actor, services, params, body } = context;
  const { row: judged, termsheet } = await caseOrRefuse(context, 'read', params.id, true);
  refuseAct(termsheet, 'decide', termsheetMessages.notProceeded);
  if (judged.status !== 'open')
    throw new Refusal('CONFLICT', termsheetMessages.notProceeded, {
      errors: [{ in: 'params', field: '/id', code: 'check', ...termsheetRefusals.notIn('decide') }],
    });
  await refuseOwn(context, termsheet);
  const { status, toStatusId } = outcomes[body.decision];
  const reason = body.reason?.trim() || null;
  if (body.decision !== 'approve' && reason === null)
    throw invalidField('/reason', 'required', termsheetRefusals.reason);
  const deal = await dealOf(context, termsheet.opportunityId);
  // What the deal waits for may have come up since it was sent.
  if (body.decision === 'approve')
    await dealOrRefuse(context, deal, termsheetMessages.notProceeded, true);
  const before = await beforeMove(context, termsheet.id);
  await db
    .update(rcmCases)
    .set({
      status,
      rejectionReason: body.decision === 'approve' ? null : reason,
      notes: body.notes?.trim() || null,
      decidedBy: actor.id,
      decidedAt: services.now(),
      updatedBy: actor.id,
    })
    .where(eq(rcmCases.id, judged.id));
  const after = await moveTermsheet(context, termsheet, before, {
    action: body.decision,
    toStatusId,
    rcmCaseId: judged.id,
    remark: reason,
  });
  if (body.decision === 'approve') await closeWhenFinished(context, termsheet.opportunityId);
  return after;
};

/** GET mystique/rcm/v1/{id}: the rejection reason of a case. */
export const getCase: Verb<CallOf<'rcm.get'>> = async context => {
  const { row } = await caseOrRefuse(context, 'read', context.params.id);
  return {
    rcmCaseId: row.id,
    termsheetId: row.termsheetId,
    status: row.status,
    reason: row.rejectionReason,
    notes: row.notes,
    fixCaseStatus: row.fixStatus,
  };
};
