import { eq } from 'drizzle-orm';
import type { TelephonyNotice } from '../../adapters/telephony/Telephony.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { callEvents, calls } from '../../database/schema/index.ts';
import { changeCall } from './calls/changeCall.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** Keeps a notice unless it was told before; signs of life are many and say nothing that has to be kept. */
const isNew = async (
  { db }: Writing,
  callId: number,
  { id, kind, at }: TelephonyNotice,
): Promise<boolean> => {
  if (kind === 'talking') return true;
  const kept = await db
    .insert(callEvents)
    .values({ callId, externalId: id, kind, at, payload: {} })
    .onConflictDoNothing()
    .returning({ id: callEvents.id });
  return kept.length > 0;
};

/** Takes one notice of the telephony, once. @returns false where nobody knows the call. */
export const takeNotice = async (writing: Writing, notice: TelephonyNotice): Promise<boolean> => {
  const [row] = await writing.db
    .select()
    .from(calls)
    .where(eq(calls.communicationId, notice.communicationId))
    .for('update');
  if (!row) return false;
  // A clock that is ahead of ours would keep the call from ever being silent.
  const now = writing.services.now();
  const at = notice.at > now ? now : notice.at;
  if (await isNew(writing, row.id, notice))
    await changeCall(writing, row, [{ kind: notice.kind, at }]);
  return true;
};
