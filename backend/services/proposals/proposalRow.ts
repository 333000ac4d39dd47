import { and, eq, isNull, sql } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  proposalsResource,
  type ProposalState,
} from '#contract/domain/proposals/proposalStates.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { records } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import type { ServedCalls } from '../../calls/ServedCall.ts';

/** What the verbs of proposals need of the process besides their context. */
export interface Around {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

/** A proposal as the generic store keeps it (`form-schemas/proposal.schema.json`). */
export interface Proposal {
  readonly resource: string;
  readonly recordId: string;
  readonly recordTitle: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly effectiveDay: string;
  readonly note?: string;
  readonly state: ProposalState;
  readonly proposedById: number;
  readonly proposedByName: string;
  readonly decidedByName?: string;
  readonly decidedAt?: string;
  readonly remark?: string;
}

export interface ProposalRow {
  readonly id: number;
  readonly version: number;
  readonly data: Proposal;
}

/** One proposal, locked: anyone who comes second finds what the first one decided. @throws Refusal NOT_FOUND */
export const lockProposal = async (db: Database, id: number): Promise<ProposalRow> => {
  const [row] = await db
    .select({ id: records.id, version: records.version, data: records.data })
    .from(records)
    .where(
      and(eq(records.id, id), eq(records.resource, proposalsResource), isNull(records.deletedAt)),
    )
    .for('update');
  if (!row) throw notFound(notThere.record);
  return { ...row, data: row.data as Proposal };
};

/** Writes what became of a proposal. */
export const writeProposal = async (
  db: Database,
  { id, version, data }: ProposalRow,
  change: Partial<Proposal>,
  updatedBy: number,
): Promise<ProposalRow> => {
  const next = { ...data, ...change };
  await db
    .update(records)
    .set({ data: next, version: sql`${records.version} + 1`, updatedBy })
    .where(eq(records.id, id));
  return { id, version: version + 1, data: next };
};
