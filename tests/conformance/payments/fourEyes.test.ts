import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  contacts,
  opportunities,
  opportunityPackages,
  opportunityProducts,
  payments,
  productActivations,
  refunds,
  userIncentives,
} from '#backend/database/schema/index.ts';
import {
  incentiveApprovers,
  incentiveKeepers,
  incentivePayers,
} from '#contract/domain/incentives/incentiveRoles.ts';
import { paymentDeciders } from '#contract/domain/payments/paymentRoles.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { activationForcers } from '#contract/domain/termsheets/activationMessages.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Paid, type Payments } from './startPayments.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

/*
 * Four eyes (T21): anyone who made, ever changed or gets something decides on it under no combination of the roles that decide.
 * One request of each kind stands for all: who is beside it is written into its row, and taken back afterwards.
 */

interface Asked {
  readonly id: number;
  readonly version: number;
}

/** Someone with exactly these roles. */
interface Person {
  readonly id: number;
  readonly email: string;
  readonly roles: readonly RoleCode[];
  readonly by: Caller;
}

/** How someone may stand to what is decided: written, and taken back. */
interface Relation {
  readonly name: string;
  readonly set: (person: Person | null) => Promise<unknown>;
}

/** All sets of some of the roles, the empty one left out. */
const combinationsOf = (roles: readonly RoleCode[]): readonly (readonly RoleCode[])[] =>
  roles
    .reduce<RoleCode[][]>((sets, role) => [...sets, ...sets.map(set => [...set, role])], [[]])
    .filter(set => set.length > 0);

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

const personWith = async (kind: string, roles: readonly RoleCode[]): Promise<Person> => {
  const name = `eyes-${kind}-${roles.join('-')}`;
  const email = `${name}@example.com`;
  const id = await addUser(test.client, email, [...roles, 'lookup-view']);
  return { id, email, roles, by: await test.as(name) };
};

/**
 * Asks as every person who is beside it in every way, each in a way of their own, and in the end as people who are nothing
 * to it: one who only changed the row last, by what is no act on it, and one who never touched it.
 * @returns who could decide and should not, or the other way round
 */
const wrongEyes = async (
  kind: string,
  roles: readonly RoleCode[],
  relations: readonly Relation[],
  decide: (by: Caller, decision: 'approve' | 'reject') => ReturnType<Caller['put']>,
): Promise<readonly unknown[]> => {
  const wrong: unknown[] = [];
  for (const combination of combinationsOf(roles)) {
    for (const [at, { name, set }] of relations.entries()) {
      const person = await personWith(`${kind}${at}`, combination);
      await set(person);
      for (const decision of ['approve', 'reject'] as const) {
        const { statusCode } = await decide(person.by, decision);
        if (statusCode !== 403) wrong.push([combination, name, decision, statusCode]);
      }
      await set(null);
    }
  }
  const nobody = await personWith(`${kind}-nobody`, roles.slice(0, 1));
  const last = await decide(nobody.by, 'approve');
  if (last.statusCode !== 200) wrong.push([`${kind} of nobody`, last.statusCode, last.body]);
  return wrong;
};

/** Somebody acted on it once; what history holds is not taken back. */
const acted = (name: string, entity: string, id: number, action = 'update'): Relation => ({
  name,
  set: async person => {
    if (person)
      await test.client.db.insert(auditEntries).values({
        actorId: person.id,
        surface: 'api',
        action,
        entity,
        entityId: String(id),
      });
  },
});

/** Makes someone a contact of the client, or takes that back. */
const clientOf = (contactId: number): Relation => ({
  name: 'is the client',
  set: person =>
    test.client.db
      .update(contacts)
      .set({ email: person?.email.toUpperCase() ?? 'nobody@client.example' })
      .where(eq(contacts.id, contactId)),
});

describe('four eyes', () => {
  it('on a refund, for every combination of roles', async () => {
    const { db } = test.client;
    const cleared = ok<Paid>(await test.settle(await test.collect(await test.due()), 'clear'));
    const refund = ok<Asked>(
      await test.pay(test.by('agent'), 'POST', '/sapna/refund', {
        paymentId: cleared.id,
        amount: 100,
        reason: 'Paid twice',
      }),
    );
    const agent = test.idOf('agent');
    const ofRefund = (columns: (id: number) => Partial<typeof refunds.$inferInsert>) =>
      ((person: Person | null) =>
        db
          .update(refunds)
          .set(columns(person?.id ?? agent))
          .where(eq(refunds.id, refund.id))) satisfies Relation['set'];
    const ofPayment = (columns: (id: number) => Partial<typeof payments.$inferInsert>) =>
      ((person: Person | null) =>
        db
          .update(payments)
          .set(columns(person?.id ?? agent))
          .where(eq(payments.id, cleared.id))) satisfies Relation['set'];
    const wrong = await wrongEyes(
      'refund',
      paymentDeciders,
      [
        { name: 'asked', set: ofRefund(id => ({ requestedBy: id })) },
        { name: 'created', set: ofRefund(id => ({ createdBy: id })) },
        acted('changed', 'refunds', refund.id),
        { name: 'noted the payment', set: ofPayment(id => ({ createdBy: id })) },
        acted('changed the payment', 'payments', cleared.id),
        clientOf(test.held('agent').contactId),
      ],
      (by, decision) =>
        test.pay(by, 'PUT', `/sapna/refund/${refund.id}`, {
          decision,
          version: refund.version,
          reason: 'Seen',
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('on a forced activation, for every combination of roles', async () => {
    const { db } = test.client;
    const due = await test.due();
    const sheet = await test.sheet(due.opportunityId);
    ok(await test.decide(await test.send(sheet.id), 'approve'));
    const [product] = await db
      .select({
        id: opportunityProducts.id,
        packageId: opportunityProducts.opportunityPackageId,
      })
      .from(opportunityProducts)
      .innerJoin(
        opportunityPackages,
        eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
      )
      .where(eq(opportunityPackages.opportunityId, due.opportunityId));
    if (!product) throw new Error('The deal has no product');
    const byProduct = eq(opportunityProducts.id, product.id);
    await db
      .update(opportunityProducts)
      .set({ requiredActivationParameters: [], fixedParameters: {}, activationParameters: {} })
      .where(byProduct);
    const asked = ok<Asked>(
      await test.by('keeper').post('/sapna/v1/force-activate', {
        opportunityProductId: product.id,
        reason: 'The client launches today',
      }),
    );
    const keeper = test.idOf('keeper');
    const ofRequest = (columns: (id: number) => Partial<typeof productActivations.$inferInsert>) =>
      ((person: Person | null) =>
        db
          .update(productActivations)
          .set(columns(person?.id ?? keeper))
          .where(eq(productActivations.id, asked.id))) satisfies Relation['set'];
    const wrong = await wrongEyes(
      'force',
      activationForcers,
      [
        { name: 'asked', set: ofRequest(id => ({ createdBy: id })) },
        acted('changed the product', 'termsheet-products', product.id),
        acted('changed the package', 'opportunity-packages', product.packageId),
        {
          name: 'works the deal',
          set: person =>
            db
              .update(opportunities)
              .set({ agentId: person?.id ?? test.idOf('agent') })
              .where(eq(opportunities.id, due.opportunityId)),
        },
        clientOf(test.held('agent').contactId),
      ],
      (by, decision) =>
        by.put(`/console/v1/force-activations/${asked.id}`, {
          decision,
          version: asked.version,
          reason: 'Seen',
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('on a payout, for every combination of roles', async () => {
    const { db } = test.client;
    const [approved] = await db.select().from(userIncentives).where(eq(userIncentives.statusId, 4));
    if (!approved) throw new Error('Nothing is approved');
    const { id, version, userId, createdBy, signedOffBy, approvedBy } = approved;
    const ofIncentive = (
      columns: (person: number | null) => Partial<typeof userIncentives.$inferInsert>,
    ) =>
      ((person: Person | null) =>
        db
          .update(userIncentives)
          .set(columns(person?.id ?? null))
          .where(eq(userIncentives.id, id))) satisfies Relation['set'];
    const wrong = await wrongEyes(
      'payout',
      [...incentivePayers, ...incentiveApprovers, ...incentiveKeepers],
      [
        { name: 'gets it', set: ofIncentive(own => ({ userId: own ?? userId })) },
        { name: 'calculated it', set: ofIncentive(own => ({ createdBy: own ?? createdBy })) },
        { name: 'signed it off', set: ofIncentive(own => ({ signedOffBy: own ?? signedOffBy })) },
        { name: 'approved it', set: ofIncentive(own => ({ approvedBy: own ?? approvedBy })) },
      ],
      by => test.pay(by, 'PUT', `/sapna/v1/user-incentives/update/${id}`, { statusId: 5, version }),
    );
    expect(wrong).toEqual([]);
  });

  it('has words', async () => {
    const made = await test.collect(await test.due());
    const cleared = ok<Paid>(await test.settle(made, 'clear'));
    const refund = ok<Asked>(
      await test.pay(test.finance, 'POST', '/sapna/refund', {
        paymentId: cleared.id,
        amount: 100,
        reason: 'Paid twice',
      }),
    );
    const own = await test.pay(test.finance, 'PUT', `/sapna/refund/${refund.id}`, {
      decision: 'approve',
      version: refund.version,
    });
    expect(refusal(own).message).toBe(
      'You requested this refund, recorded or changed its payment, or receive it, so someone else has to decide on it.',
    );
  });
});
