import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import {
  proposalsResource,
  type ProposalState,
} from '#contract/domain/proposals/proposalStates.ts';
import { createAudit } from '../../audit/createAudit.ts';
import type { Services } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { records } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { agentActor } from '../../session/agentActor.ts';
import { notify } from '../notifications/notify.ts';
import { applyProposal } from './applyProposal.ts';
import { lockProposal, writeProposal, type Around, type Proposal } from './proposalRow.ts';

const due = ({ db, now }: Services) =>
  db
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.resource, proposalsResource),
        isNull(records.deletedAt),
        sql`${records.data} ->> 'state' = 'approved'`,
        lte(sql`${records.data} ->> 'effectiveDay'`, indiaDay(now())),
      ),
    )
    .limit(200);

/** Saves it; undefined when that went well, else why not. */
const tryToApply = async (
  db: Database,
  services: Services,
  around: Around,
  proposal: Proposal,
): Promise<string | undefined> => {
  const request = {
    id: 'proposals',
    ip: '',
    userAgent: '',
    surface: 'job',
    idempotencyKey: undefined,
  } as const;
  try {
    await transactionWithEffects(db, inner =>
      applyProposal({ db: inner, services, request }, around, proposal),
    );
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

const applyDue = (services: Services, around: Around, id: number): Promise<void> =>
  transactionWithEffects(services.db, async db => {
    const row = await lockProposal(db, id);
    if (row.data.state !== 'approved') return;
    const reason = await tryToApply(db, services, around, row.data);
    const state: ProposalState = reason === undefined ? 'applied' : 'outdated';
    const { proposedById, recordTitle } = row.data;
    const written = await writeProposal(
      db,
      row,
      { state, ...(reason !== undefined && { remark: reason }) },
      proposedById,
    );
    const maker = await agentActor(db, proposedById);
    await createAudit(db, maker, { id: `proposal-${id}`, surface: 'job' }).record({
      action: reason === undefined ? 'apply' : 'failed',
      entity: proposalsResource,
      entityId: id,
      version: written.version,
      before: { ...row.data },
      after: { ...written.data },
    });
    await notify({ db, services }, [proposedById], {
      kind: 'approval',
      tone: reason === undefined ? 'success' : 'error',
      title:
        reason === undefined
          ? {
              en: `Your change to ${recordTitle} takes effect today`,
              hi: `${recordTitle} में आपका बदलाव आज से लागू है`,
            }
          : {
              en: `Your change to ${recordTitle} was not saved`,
              hi: `${recordTitle} में आपका बदलाव सहेजा नहीं गया`,
            },
      body: reason ?? null,
      link: `/proposals/${id}`,
      entity: proposalsResource,
      entityId: id,
    });
  });

/** Saves what was approved and whose day has come. Of two processes the second finds it done. */
export const sweepProposals = async (services: Services, around: Around): Promise<void> => {
  for (const { id } of await due(services)) await applyDue(services, around, id);
};
