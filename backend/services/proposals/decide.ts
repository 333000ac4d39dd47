import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { proposalMessages } from '#contract/domain/proposals/proposalMessages.ts';
import {
  proposalsResource,
  type ProposalState,
} from '#contract/domain/proposals/proposalStates.ts';
import { approveVerb, canDo } from '#contract/model/rights/screenAccess.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { notify } from '../notifications/notify.ts';
import { applyProposal } from './applyProposal.ts';
import { lockProposal, writeProposal, type Around, type ProposalRow } from './proposalRow.ts';

type Decision = Context<CallOf<'proposals.decide'>>['body']['decision'];

const pastTenseHi = {
  approve: 'मंज़ूर हुआ',
  reject: 'अस्वीकृत हुआ',
  withdraw: 'वापस लिया गया',
} as const;
const pastTense = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Who proposed withdraws; anyone else who may approve on the screen of the record approves or rejects. To everyone else
 * the proposal is not there.
 */
const refuseDecider = (
  { data }: ProposalRow,
  { decision, actor, screens }: { decision: Decision; actor: Actor; screens: Around['screens'] },
): void => {
  const isOwn = data.proposedById === actor.id;
  const screen = screens.get(data.resource);
  if (!isOwn && !(screen && canDo(screen, actor.roleCodes, approveVerb)))
    throw notFound(notThere.record);
  if (decision === 'withdraw') {
    if (!isOwn) throw new Refusal('FORBIDDEN', proposalMessages.notOwn);
    return;
  }
  if (isOwn) throw new Refusal('FORBIDDEN', proposalMessages.own);
};

/** POST proposals/{id}/decision. What takes effect today is saved in the same transaction, the rest at its day. */
export const decideProposal =
  (around: Around): Verb<CallOf<'proposals.decide'>> =>
  async ({ params, body, actor, db, audit, services, request }) => {
    const { decision, version, remark } = body;
    const row = await lockProposal(db, params.id);
    refuseDecider(row, { decision, actor, screens: around.screens });
    const isOpen =
      row.data.state === 'waiting' || (decision === 'withdraw' && row.data.state === 'approved');
    if (!isOpen) throw new Refusal('CONFLICT', proposalMessages.decided);
    if (row.version !== version)
      throw new Refusal('STALE_VERSION', refusals.stale, { current: { id: row.id, ...row.data } });
    if (decision === 'reject' && !remark?.trim())
      throw invalidField('/remark', 'required', proposalMessages.remark);
    const isDue = decision === 'approve' && row.data.effectiveDay <= indiaDay(services.now());
    if (isDue) await applyProposal({ db, services, request }, around, row.data);
    const state: ProposalState = isDue ? 'applied' : pastTense[decision];
    const written = await writeProposal(
      db,
      row,
      {
        state,
        decidedByName: `${actor.firstName} ${actor.lastName}`.trim(),
        decidedAt: services.now().toISOString(),
        ...(remark && { remark }),
      },
      actor.id,
    );
    await audit.record({
      action: decision,
      entity: proposalsResource,
      entityId: row.id,
      version: written.version,
      before: { ...row.data },
      after: { ...written.data },
    });
    await notify({ db, services, actor }, [row.data.proposedById], {
      kind: 'approval',
      tone: decision === 'approve' ? 'success' : 'error',
      title: {
        en: `Your change to ${row.data.recordTitle} was ${pastTense[decision]}`,
        hi: `${row.data.recordTitle} में आपका बदलाव ${pastTenseHi[decision]}`,
      },
      body: remark ?? null,
      link: `/proposals/${row.id}`,
      entity: proposalsResource,
      entityId: row.id,
    });
    return { id: row.id, version: written.version, state };
  };
