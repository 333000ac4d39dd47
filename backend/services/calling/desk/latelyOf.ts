import { desc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { latelySchema } from '#contract/calls/calling/deskAnswer.ts';
import {
  accounts,
  calls,
  caseReasons,
  opportunities,
  queueLeases,
} from '../../../database/schema/index.ts';
import type { Calling } from '../Calling.ts';
import { noCallbackReasonId } from '../calls/noCallbackReasonId.ts';

type Lately = Static<typeof latelySchema>;
type Asking = Pick<Calling, 'db' | 'actor' | 'services'>;

interface Happened {
  /** When it began: what began later has made it old. */
  readonly since: Date;
  readonly at: Date | null;
  readonly kind: Lately['kind'] | null;
  readonly accountName: string | null;
  readonly reasonName: string | null;
}

/** Milliseconds for which the desk tells of it. */
const remembered = 60 * 60_000;

const lastLease = async ({ db, actor }: Asking): Promise<Happened | undefined> => {
  const [row] = await db
    .select({
      since: queueLeases.leasedAt,
      at: queueLeases.releasedAt,
      expiresAt: queueLeases.expiresAt,
      reason: queueLeases.releaseReason,
      accountName: accounts.name,
    })
    .from(queueLeases)
    .innerJoin(opportunities, eq(opportunities.id, queueLeases.opportunityId))
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .where(eq(queueLeases.agentId, actor.id))
    .orderBy(desc(queueLeases.id))
    .limit(1);
  if (!row) return undefined;
  // Someone who goes offline returns their case themselves, before its time is over.
  const isOver = row.reason === 'expired' && row.at !== null && row.at >= row.expiresAt;
  const kind = row.reason === 'reassigned' ? 'reassigned' : isOver ? 'expired' : null;
  return { ...row, kind, reasonName: null };
};

const lastCall = async ({ db, actor }: Asking): Promise<Happened | undefined> => {
  const [row] = await db
    .select({
      since: calls.startedAt,
      endedAt: calls.endedAt,
      at: calls.disposedAt,
      endKind: calls.endKind,
      isAuto: calls.isAutoDisposed,
      reasonId: calls.dispositionReasonId,
      reasonName: caseReasons.name,
      accountName: accounts.name,
    })
    .from(calls)
    .leftJoin(caseReasons, eq(caseReasons.id, calls.dispositionReasonId))
    .leftJoin(opportunities, eq(opportunities.id, calls.opportunityId))
    .leftJoin(accounts, eq(accounts.id, opportunities.accountId))
    .where(eq(calls.agentId, actor.id))
    .orderBy(desc(calls.startedAt), desc(calls.id))
    .limit(1);
  if (!row) return undefined;
  if (row.endKind === 'failed')
    return { ...row, at: row.endedAt, kind: 'failed', reasonName: null };
  if (!row.isAuto) return { ...row, kind: null };
  if (row.endKind === 'silent') return { ...row, kind: 'silent', reasonName: null };
  const isRecorded = row.reasonId !== null && row.reasonId !== noCallbackReasonId;
  return isRecorded
    ? { ...row, kind: 'recorded' }
    : { ...row, kind: 'unrecorded', reasonName: null };
};

/**
 * What became of an agent's case or call without them, for the desk that they find empty: the case is gone, the time after
 * the call was up, or nothing was dialled. Told for an hour, and until they have another case or call.
 */
export const latelyOf = async (asking: Asking): Promise<Lately | null> => {
  const found = [await lastLease(asking), await lastCall(asking)].filter(one => one !== undefined);
  const newest = found
    .filter(one => one.kind !== null && one.at !== null)
    .toSorted((one, other) => Number(other.at) - Number(one.at))[0];
  if (!newest?.kind || !newest.at) return null;
  const { kind, at, accountName, reasonName } = newest;
  const isOld =
    asking.services.now().getTime() - at.getTime() > remembered ||
    found.some(({ since }) => since > at);
  return isOld ? null : { kind, at: at.toISOString(), accountName: accountName ?? '', reasonName };
};
