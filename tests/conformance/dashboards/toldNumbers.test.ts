import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls, opportunityPackages, users } from '#backend/database/schema/index.ts';
import { personas } from '#backend/database/seed/people/personas.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import type { Part } from '../opportunities/startDeals.ts';
import { watch, type Shown, type Watcher } from './startTold.ts';

let test: Payments;
/** Those first who see least, so that what is told to the last was told to them before, if at all. */
let watchers: Watcher[];

const idOf = async (email: string): Promise<number> => {
  const [row] = await test.client.db.select().from(users).where(eq(users.email, email));
  return row?.id ?? 0;
};

const agents: readonly RoleCode[] = ['broker-tele-sales'];
const leads: readonly RoleCode[] = ['broker-tele-sales', 'broker-team-lead'];

beforeAll(async () => {
  test = await startPayments();
  // The lead's manager decides the discounts of the lead's agents.
  const parentId = await idOf('broker-process-manager@example.com');
  const { db } = test.client;
  await db
    .update(users)
    .set({ parentId, designationId: 32 })
    .where(eq(users.id, test.idOf('lead')));
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const people = [
    { name: 'stranger', id: test.idOf('stranger'), roles: agents },
    { name: 'otherLead', id: test.idOf('otherLead'), roles: leads },
    ...(await Promise.all(
      ['builder-lead'].map(async name => ({
        name,
        id: await idOf(`${name}@example.com`),
        roles: personas.find(({ key }) => key === name)?.roles ?? [],
      })),
    )),
    { name: 'mate', id: test.idOf('mate'), roles: agents },
    { name: 'agent', id: test.idOf('agent'), roles: agents },
    { name: 'lead', id: test.idOf('lead'), roles: leads },
    ...(await Promise.all(
      ['broker-process-manager', 'broker-business-manager', 'finance', 'rcm-admin'].map(
        async name => ({
          name,
          id: await idOf(`${name}@example.com`),
          roles: personas.find(({ key }) => key === name)?.roles ?? [],
        }),
      ),
    )),
  ];
  watchers = [];
  for (const person of people) watchers.push(await watch(test, address, person));
  // What was written before a stream began may be told at its beginning.
  await vi.waitFor(() => {
    for (const { told } of watchers) expect(told().size).toBeGreaterThan(0);
  });
  for (const { heardAll } of watchers) await heardAll();
});
afterAll(async () => {
  for (const { end } of watchers) end();
  await test.close();
});

const noon = '2026-11-20T06:30:00.000Z';
const say = (name: string, id: number, body: object) =>
  test.by(name).call('PATCH', `/sapna/v1/opportunity/${id}/change-status`, { body });

/** Deals that acts have begun, for later ones. */
interface Begun {
  readonly of: string;
  readonly id: number;
}

/** Each act by a call as people make it. Whose deal it is: `agent` below `lead`, and now and then the stranger. */
const acts: Readonly<Record<string, (of: string, begun: Begun[]) => Promise<unknown>>> = {
  log: async (of, begun) => begun.push({ of, id: (await test.log(of)).id }),
  followUp: async of => {
    const { id } = await test.log(of);
    ok(await say(of, id, { comment: 'Call at noon', caseReasonId: 3, fupTime: noon }));
  },
  lose: async of => {
    const { id } = await test.log(of);
    ok(
      await test.by(of).put(`/sapna/v1/opportunity/${id}/mark-opportunity-as-lost`, {
        sourceId: 31,
        childId: 131,
      }),
    );
  },
  order: async of => test.addPackage(of, (await test.log(of)).id),
  hand: async () => {
    const { id } = await test.log('agent');
    ok(await say('agent', id, { comment: 'Call at noon', caseReasonId: 3, fupTime: noon }));
    ok(
      await test.by('lead').put('/sapna/v1/opportunity/mass-update-assignment', {
        opportunityIds: [id],
        agentId: test.idOf('mate'),
        reason: 'Knows the client',
      }),
    );
  },
  collect: async () => test.collect(await test.due()),
  clear: async () => ok(await test.settle(await test.collect(await test.due()), 'clear')),
  bounce: async () => {
    const due = await test.due();
    const paid = await test.collect(due, { modeOfPaymentId: 1, referenceNumber: 'CHQ 9' });
    ok(await test.settle(paid, 'bounce', 'No funds'));
  },
  close: async () => {
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    ok(await test.settle(await test.collect(due), 'clear'));
  },
  sheet: async () => test.sheet((await test.due()).opportunityId),
  sendBack: async () => {
    const sheet = await test.sheet((await test.due()).opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'send-back', 'The dates are wrong'));
  },
  askDiscount: async () => void (await askDiscount()),
  approveDiscount: async () => {
    expect(await decideApproval(test, await askDiscount(), true)).toBeUndefined();
  },
  refund: async () => {
    const due = await test.due();
    const paid = await test.collect(due);
    const cleared = ok<{ id: number }>(await test.settle(paid, 'clear'));
    ok(
      await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
        paymentId: cleared.id,
        amount: due.total,
        reason: 'Project ended',
      }),
    );
  },
  /** The telephony's own notices write this; by whatever way it comes, it is told. */
  reach: async of => {
    const { id } = await test.log(of);
    await test.client.db.insert(calls).values({
      communicationId: `told-${id}`,
      opportunityId: id,
      agentId: test.idOf(of),
      fromNumber: '1',
      receiverNumber: '2',
      state: 'ended',
      outcomeId: 12,
      startedAt: test.services.now(),
      endedAt: test.services.now(),
    });
  },
};

const askDiscount = async (): Promise<number> => {
  const { id } = await test.log('agent');
  const part = await test.addPackage('agent', id);
  const [row] = await test.client.db
    .select()
    .from(opportunityPackages)
    .where(eq(opportunityPackages.id, part.id));
  ok<Part>(
    await test.by('agent').put(`/sapna/v1/opportunity-package/${part.id}`, {
      salesPrice: Math.round(((row?.ratePaise ?? 0) * 75) / 100),
      version: row?.version,
    }),
  );
  return ok<{ approvalId: number }>(
    await test.by('agent').post('/sapna/v1/approval/send-for-approval', {
      approvalType: 'Discount',
      entityId: part.id,
    }),
  ).approvalId;
};

/** The numbers of a small generator, the same in every run. */
const generator = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const changed = (before: Shown, after: Shown): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    key => before.get(key) !== after.get(key),
  );

const reaching = new Set(['lead', 'broker-process-manager', 'broker-business-manager']);
/** Who hears of a deal of one of them; `mate` does where they got it. */
const mayHear = (of: string): ReadonlySet<string> =>
  of === 'stranger'
    ? new Set(['stranger', 'otherLead', 'finance', 'rcm-admin', ...reaching])
    : new Set(['agent', 'finance', 'rcm-admin', ...reaching]);

describe('what changes a number', () => {
  it('is told to those whose number it is, and to nobody who may not see it; numbers are those of their lists', async () => {
    const pick = generator(245);
    const names = Object.keys(acts);
    // Each once, and then some of them in any order.
    const order = [...names, ...Array.from({ length: 5 }, () => names[pick(names.length)] ?? '')];
    const begun: Begun[] = [];
    const untold: string[] = [];
    const leaked: string[] = [];
    const differing: string[] = [];
    let moved = 0;
    let before = await Promise.all(watchers.map(({ numbers }) => numbers()));
    for (const act of order) {
      const of = pick(4) === 0 ? 'stranger' : 'agent';
      for (const { forget } of watchers) forget();
      await acts[act]?.(of, begun);
      const after = await Promise.all(watchers.map(({ numbers }) => numbers()));
      // Anyone who sees most listens last: what they hear was told to the others before.
      for (const [place, watcher] of watchers.entries()) {
        const { name, told } = watcher;
        const own = changed(before[place] ?? new Map(), after[place] ?? new Map());
        moved += own.length;
        await vi
          .waitFor(() => expect([...told()]).toEqual(expect.arrayContaining(own)), {
            timeout: 3_000,
          })
          .catch(() =>
            untold.push(`${act}: ${name} ${own.filter(key => !told().has(key)).join()}`),
          );
        differing.push(...(await watcher.differing(new Set(own))));
      }
      for (const { heardAll } of watchers) await heardAll();
      const isOfAgent = !['log', 'followUp', 'lose', 'order', 'reach'].includes(act);
      const hearing = mayHear(isOfAgent ? 'agent' : of);
      for (const { name, told } of watchers)
        if (!hearing.has(name) && !(act === 'hand' && name === 'mate') && told().size > 0)
          leaked.push(`${act} of ${of}: ${name} ${[...told()].join()}`);
      before = after;
    }
    expect({ untold, leaked, differing }).toEqual({ untold: [], leaked: [], differing: [] });
    expect(moved).toBeGreaterThan(order.length * 3);
    expect(begun.length).toBeGreaterThan(0);
    for (const watcher of watchers) expect(await watcher.differing()).toEqual([]);
  }, 240_000);
});
