import { randomUUID } from 'node:crypto';
import { asc, eq, lte } from 'drizzle-orm';
import { supervisionRefusals } from '#contract/domain/calling/supervision.ts';
import type { Database } from '../../database/client.ts';
import { simulatedCalls } from '../../database/schema/index.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  endPlan,
  isEnd,
  lotOf,
  planCall,
  planTalk,
  type CallPlan,
  type PlannedNotice,
} from './planCall.ts';
import type { Listener, Telephony, TelephonyNotice } from './Telephony.ts';

type Row = typeof simulatedCalls.$inferSelect;

// Written by this file alone.
const planOf = ({ truth, notices }: Row): CallPlan => ({
  truth: truth as PlannedNotice[],
  notices: notices as PlannedNotice[],
});

const nextOf = (notices: readonly PlannedNotice[]): Date | null =>
  notices.length === 0 ? null : new Date(Math.min(...notices.map(({ at }) => at)));

const tell = (communicationId: string, { id, kind, at }: PlannedNotice): TelephonyNotice => ({
  id,
  communicationId,
  kind,
  at: new Date(at),
});

const rowOf = async (db: Database, communicationId: string): Promise<Row | undefined> => {
  const [row] = await db
    .select()
    .from(simulatedCalls)
    .where(eq(simulatedCalls.communicationId, communicationId))
    .for('update');
  return row;
};

const write = async (db: Database, communicationId: string, { truth, notices }: CallPlan) => {
  await db
    .update(simulatedCalls)
    .set({ truth, notices, nextAt: nextOf(notices) })
    .where(eq(simulatedCalls.communicationId, communicationId));
};

type Hearing = Pick<Listener, 'phone' | 'mode'>;

/** Who hears a call beside the one with this phone. */
const listenersOf = ({ listeners }: Row, but: string): Hearing[] =>
  (listeners as Hearing[]).filter(({ phone }) => phone !== but);

const writeListeners = async (db: Database, communicationId: string, listeners: Hearing[]) => {
  await db
    .update(simulatedCalls)
    .set({ listeners })
    .where(eq(simulatedCalls.communicationId, communicationId));
};

/** Those that are due by now, of at most so many calls at a time. */
const most = 50;

/**
 * Plays calls instead of placing them: nobody's phone rings. What happens to a call is settled when it is placed, by the
 * last digit of the number (`planCall.ts`), kept in the database, and told as a real telephony would tell it: late,
 * twice, out of order or not at all.
 */
export const embeddedTelephony: Telephony = {
  isSimulated: true,
  canHold: true,
  canSupervise: true,
  canPass: true,
  ring: (fromNo, agentPhone, at) => ({
    communicationId: randomUUID(),
    kind: 'ringing',
    fromNo,
    agentPhone,
    at,
  }),
  answer: async (db, { communicationId, at }) => {
    const plan = planTalk(communicationId, at.getTime());
    await db
      .insert(simulatedCalls)
      .values({ communicationId, ...plan, nextAt: nextOf(plan.notices) });
  },
  place: async (db, { communicationId, toNo, at }) => {
    const plan = planCall(communicationId, lotOf(toNo), at.getTime());
    await db
      .insert(simulatedCalls)
      .values({ communicationId, ...plan, nextAt: nextOf(plan.notices) });
  },
  hangUp: async (db, { communicationId, at }) => {
    const row = await rowOf(db, communicationId);
    if (row) await write(db, communicationId, endPlan(communicationId, planOf(row), at.getTime()));
  },
  hold: async (db, { communicationId, at }, isHeld) => {
    const row = await rowOf(db, communicationId);
    if (!row) return;
    const kind = isHeld ? 'held' : 'resumed';
    const notice: PlannedNotice = {
      id: `${communicationId}-${kind}-${at.getTime()}`,
      kind,
      at: at.getTime(),
    };
    const { truth, notices } = planOf(row);
    await write(db, communicationId, {
      truth: [...truth, notice].toSorted((one, other) => one.at - other.at),
      notices: [...notices, notice],
    });
  },
  supervise: async (db, { communicationId, phone, mode, at }) => {
    const row = await rowOf(db, communicationId);
    const last = row && planOf(row).truth.findLast(notice => notice.at <= at.getTime());
    if (!row || !last || isEnd(last))
      throw new Refusal('UPSTREAM_UNREACHABLE', supervisionRefusals.notJoined);
    await writeListeners(db, communicationId, [...listenersOf(row, phone), { phone, mode }]);
  },
  leave: async (db, { communicationId, phone }) => {
    const row = await rowOf(db, communicationId);
    if (row) await writeListeners(db, communicationId, listenersOf(row, phone));
  },
  dispose: () => Promise.resolve(),
  askFor: async (db, communicationId, now) => {
    const row = await rowOf(db, communicationId);
    const last = row && planOf(row).truth.findLast(({ at }) => at <= now.getTime());
    return last && tell(communicationId, last);
  },
  due: async (db, now) => {
    const rows = await db
      .select()
      .from(simulatedCalls)
      .where(lte(simulatedCalls.nextAt, now))
      .orderBy(asc(simulatedCalls.nextAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const told: TelephonyNotice[] = [];
    for (const row of rows) {
      const plan = planOf(row);
      const isDue = ({ at }: PlannedNotice) => at <= now.getTime();
      told.push(...plan.notices.filter(isDue).map(notice => tell(row.communicationId, notice)));
      await write(db, row.communicationId, {
        truth: plan.truth,
        notices: plan.notices.filter(notice => !isDue(notice)),
      });
    }
    return told;
  },
};
