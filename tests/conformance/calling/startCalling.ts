import { eq, isNull, ne, sql } from 'drizzle-orm';
import { sweepCalls } from '#backend/services/calling/calls/sweepCalls.ts';
import {
  callingConfigs,
  calls,
  contacts,
  opportunities,
  queueLeases,
  users,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals } from '../opportunities/startDeals.ts';

export interface Desk {
  isOnline: boolean;
  isQueueEmpty: boolean;
  hours: { isOpen: boolean; callsAtNight: boolean };
  lately: { kind: string; reasonName: string | null } | null;
  lease: { opportunityId: number } | null;
  lead: {
    opportunityId: number;
    people: { phone: string }[];
    wall: { code: string } | null;
    comments: { authorName: string | null; text: string }[];
    history: { activityType: string; notes: string | null }[];
  } | null;
  call: {
    id: number;
    state: string;
    outcomeId: number | null;
    endKind: string | null;
    connectedAt: string | null;
    wrapUpUntil: string | null;
    isExtended: boolean;
    draft: object;
    custNumber: string;
  } | null;
  ending: { callId: number; reasonName: string; statusName: string; until: string } | null;
  today: { calls: number; connected: number };
  callbacks: { opportunityId: number }[];
}

export interface CallingTest extends Deals {
  /** Lets time pass, a round of the clock each second. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Sets the time of day in India. */
  readonly at: (clock: string) => void;
  readonly now: () => Date;
  readonly desk: (name: string) => Promise<Desk>;
  readonly act: (name: string, path: string, body?: object) => Promise<Desk>;
  /** Gives the client of someone a number with this last digit, which says what becomes of a call. */
  readonly number: (name: string, digit: number) => Promise<string>;
  readonly online: (name: string) => Promise<void>;
  /** Ends what a test left running, so that the next one finds free agents. */
  readonly reset: () => Promise<void>;
  /** Calls the client of someone and waits until it rang through. */
  readonly talk: (name: string) => Promise<Desk>;
}

const day = '2026-11-20';

/** People with phones and a clock of their own, a weekday at eleven. */
export const startCalling = async (): Promise<CallingTest> => {
  const test = await startDeals();
  const { db } = test.client;
  const morning = new Date(`${day}T11:00:00.000+05:30`);
  let now = morning;
  test.services.now = () => now;
  for (const name of ['lead', 'agent', 'mate', 'trainee', 'stranger'])
    await db
      .update(users)
      .set({ mobile: `90000${String(10_000 + test.idOf(name)).slice(-5)}` })
      .where(eq(users.id, test.idOf(name)));
  // The same client is called again and again.
  await db.update(callingConfigs).set({ attemptsPerDay: 100, attemptsPerWeek: 500 });
  // Nothing but the deals of these people is to be pulled.
  await db
    .update(opportunities)
    .set({ fupTime: sql`'2030-01-01'::timestamptz` })
    .where(sql`${opportunities.agentId} is null`);
  const desk = async (name: string) => ok<Desk>(await test.by(name).get('/console/v1/calling'));
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 1) {
      now = new Date(now.getTime() + 1000);
      await sweepCalls(test.services);
    }
  };
  const act = async (name: string, path: string, body: object = {}) =>
    ok<Desk>(await test.by(name).post(`/console/v1/${path}`, body));
  return {
    ...test,
    pass,
    desk,
    act,
    now: () => now,
    at: clock => {
      now = new Date(`${day}T${clock}:00.000+05:30`);
    },
    number: async (name, digit) => {
      const phone = `91234${String(5000 + test.idOf(name)).slice(-4)}${digit}`;
      await db
        .update(contacts)
        .set({ phone })
        .where(eq(contacts.id, test.held(name).contactId));
      return phone;
    },
    online: async name => {
      ok(await test.by(name).put('/sapphire/v1/agents/status', { status: 1 }));
    },
    reset: async () => {
      await db.update(calls).set({ state: 'ended', endedAt: now }).where(ne(calls.state, 'ended'));
      await db
        .update(queueLeases)
        .set({ releasedAt: now, releaseReason: 'disposed' })
        .where(isNull(queueLeases.releasedAt));
      await db
        .update(opportunities)
        .set({ fupTime: null, caseStatusId: 1, statusId: 1, lostAt: null, lostReasonId: null })
        .where(eq(opportunities.id, test.held('agent').opportunityId));
      now = morning;
    },
    talk: async name => {
      await act(name, 'calls', { opportunityId: test.held(name).opportunityId });
      await pass(8);
      return desk(name);
    },
  };
};
