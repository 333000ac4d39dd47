import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  incentiveDisputes,
  notifications,
  userIncentives,
  users,
} from '#backend/database/schema/index.ts';
import { startTestApp, type Caller } from '#tests/support/server/startTestApp.ts';

export interface Dispute {
  id: number;
  version: number;
  state: string;
  outcome: string | null;
  dueOn: string;
  isOverdue: boolean;
  disputed: number;
  lastText: string;
  messages: number;
}

/** Noon in India. */
const wednesday = new Date('2026-11-25T06:30:00Z');

/** An agent with a figure, and those who answer when they dispute it. */
export const startDisputes = async () => {
  const test = await startTestApp();
  const clock = test.services.now;
  const agent = await test.as('broker-agent');
  const keeper = await test.as('lookup-admin');
  const finance = await test.as('finance');
  const idOf = async (persona: string) =>
    (
      await test.client.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, `${persona}@example.com`))
    )[0]?.id ?? 0;
  const agentId = await idOf('broker-agent');
  /** The agent's newest figure: ₹750, pending and not disputed, on a Wednesday. */
  const figure = { id: 0, version: 0 };
  const begin = async () => {
    test.services.now = () => wednesday;
    const { db } = test.client;
    await db
      .update(incentiveDisputes)
      .set({ state: 'closed', outcome: 'stands' })
      .where(sql`${incentiveDisputes.state} <> 'closed'`);
    const newest = sql`(select max(own.id) from user_incentives own where own.user_id = ${agentId})`;
    const [row] = await db
      .update(userIncentives)
      .set({ statusId: 1, incentivePaise: 75_000 })
      .where(and(eq(userIncentives.userId, agentId), eq(userIncentives.id, newest)))
      .returning({ id: userIncentives.id, version: userIncentives.version });
    Object.assign(figure, row);
  };

  const dispute = (by = agent, body: object = {}, id = figure.id) =>
    by.post(`/console/v1/user-incentives/${id}/disputes`, {
      reason: 'A payment is missing',
      version: figure.version,
      ...body,
    });
  const opened = async (): Promise<Dispute> => {
    const answer = await dispute();
    expect(answer.statusCode).toBe(200);
    return answer.json<Dispute>();
  };
  const write = (by: Caller, { id, version }: Dispute, text = 'Which payment?') =>
    by.post(`/console/v1/incentive-disputes/${id}/messages`, { text, version });
  const end = (by: Caller, { id, version }: Dispute, outcome: string, text = 'It was counted') =>
    by.post(`/console/v1/incentive-disputes/${id}/outcome`, { outcome, text, version });
  const seen = async (by: Caller, query = {}) =>
    (await by.get('/console/v1/incentive-disputes', { query: { pageSize: 100, ...query } })).json<{
      results: Dispute[];
    }>().results;
  const said = async (by: Caller, { id }: Dispute) =>
    (await by.get('/console/v1/incentive-dispute-messages', { query: { disputeId: id } })).json<{
      results: { text: string; side: string }[];
    }>().results;
  const told = ({ id }: Dispute) =>
    test.client.db
      .select({
        userId: notifications.userId,
        title: notifications.title,
        link: notifications.link,
      })
      .from(notifications)
      .where(
        and(eq(notifications.entity, 'incentive-disputes'), eq(notifications.entityId, String(id))),
      );
  const move = (by: Caller, statusId: number) =>
    by.put(
      `/sapna/v1/user-incentives/update/${figure.id}`,
      { statusId, version: figure.version },
      { headers: { 'idempotency-key': randomUUID() } },
    );

  return {
    test,
    clock,
    agent,
    keeper,
    finance,
    agentId,
    figure,
    idOf,
    begin,
    dispute,
    opened,
    write,
    end,
    seen,
    said,
    told,
    move,
  };
};

export type Disputes = Awaited<ReturnType<typeof startDisputes>>;
