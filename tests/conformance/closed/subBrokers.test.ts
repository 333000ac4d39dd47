import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#backend/calls/Actor.ts';
import type { Context, Verb } from '#backend/calls/Context.ts';
import type { Refusal } from '#backend/calls/Refusal.ts';
import { accounts, opportunities } from '#backend/database/schema/index.ts';
import { guardClosed } from '#backend/policies/refuseClosed.ts';
import type { Call } from '#contract/calls/call.ts';
import { clientPlaces } from '#contract/requests/clientSubjects.ts';
import { callList } from '#contract/calls/index.ts';
import { ordersUnderParent } from '#contract/domain/clients/ordersUnderParent.ts';
import { makeSubBroker, refusal } from '../opportunities/startDeals.ts';
import { sampleOf } from './sampleOf.ts';
import { startLinks, type Links } from '../payments/startLinks.ts';
import type { Due } from '../payments/startPayments.ts';

let test: Links;
let due: Due;
let parentId = 0;
beforeAll(async () => {
  test = await startLinks();
  due = await test.due();
  parentId = test.held('mate').id;
  await makeSubBroker(test, 'agent', 'mate');
  // Whatever record a call names, its client is a sub-broker and nothing of it is closed.
  await test.client.db
    .update(accounts)
    .set({ statusId: 1, isSubBroker: true, parentId })
    .where(ne(accounts.id, parentId));
  await test.client.db.update(opportunities).set({ statusId: 1 });
});
afterAll(() => test.close());

const admin = {
  id: 1,
  grants: [{ code: 'admin', isAutomatic: false }],
  roleCodes: ['admin'],
} as unknown as Actor;

const acts = [...ordersUnderParent].map(act => {
  const [id = '', decision] = act.split(':');
  const call = callList.find(one => one.id === id);
  if (!call) throw new Error(`${act} names no call`);
  return { act, call, decision };
});

describe('T59 a sub-broker', () => {
  it('has no payment link, and is told the account above', async () => {
    const refused = await test.generate(due);
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refusal(refused).message).toContain(String(parentId));
  });

  it.each(acts)('$act is refused with the account above', async ({ call, decision }) => {
    const places = clientPlaces(call);
    const of = places.find(({ kind }) => kind === 'opportunity');
    const at = of ?? places[0];
    expect(at).toBeDefined();
    if (!at) return;
    const { db } = test.client;
    const id = at.kind === 'opportunity' ? due.opportunityId : await sampleOf(db, at.kind);
    const value = /s$/i.test(at.field) ? [id] : id;
    const body = { ...(at.in === 'body' && { [at.field]: value }), decision };
    const context = {
      params: {},
      query: {},
      [at.in]: { [at.field]: value },
      body,
      actor: admin,
      db,
    } as unknown as Context;
    let hasRun = false;
    const verb: Verb<Call> = () => {
      hasRun = true;
      return Promise.resolve({});
    };
    const refused = (await Promise.resolve(guardClosed(call, verb)(context)).catch(
      (error: unknown) => error,
    )) as Refusal;
    expect(hasRun).toBe(false);
    expect(refused.message).toContain(String(parentId));
  });
});
