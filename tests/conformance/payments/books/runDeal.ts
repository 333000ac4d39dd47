import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { milestones, opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import { randomFor, type Random } from '#backend/database/seed/pen/random.ts';
import { ok } from '#tests/support/server/ok.ts';
import type { Sheet } from '../../termsheets/startTermsheets.ts';
import type { Paid, Payments } from '../startPayments.ts';
import { checkBooks, checkFinished } from './checkBooks.ts';
import type { Entity } from './startBooks.ts';

interface Part {
  id: number;
  version: number;
  amount: number;
  total: number;
}

interface World {
  readonly test: Payments;
  readonly entities: readonly Entity[];
}

/** Cuts a sum into that many parts, each at least one paisa. */
const cut = (random: Random, whole: number, parts: number): number[] => {
  const at = Array.from({ length: parts - 1 }, () => random.int(1, whole - 1));
  const ends = [...new Set([0, ...at, whole])].toSorted((a, b) => a - b);
  return ends.slice(1).map((end, place) => end - (ends[place] ?? 0));
};

/** One deal from its packages to its last invoice, its steps drawn from a seed. @throws naming the seed */
export const runDeal = async ({ test, entities }: World, seed: string): Promise<void> => {
  const random = randomFor(`books ${seed}`);
  const by = test.by('agent');
  const { id } = await test.log('agent');
  const done: string[] = [];
  const check = async (step: string): Promise<void> => {
    done.push(step);
    await checkBooks(test.client, id, `seed ${seed}: ${done.join(', ')}`);
  };

  const prices = Array.from({ length: random.int(1, 9) }, () =>
    random.chance(0.2) ? random.int(1, 30) : random.int(100, 99_999),
  );
  for (const salesPrice of prices) await test.addPackage('agent', id, { salesPrice });
  await test.client.db
    .update(opportunityPackages)
    .set({ discountStatus: 'NotRequired' })
    .where(eq(opportunityPackages.opportunityId, id));
  await test.client.db
    .update(opportunities)
    .set({ delayedActivationStatus: 'NotRequired' })
    .where(eq(opportunities.id, id));
  await check('packages');

  const sales = prices.reduce((sum, price) => sum + price, 0);
  const amounts = sales < 12 ? [sales] : cut(random, sales, random.int(1, 6));
  for (const [at, amount] of amounts.entries()) {
    ok(
      await by.post('/sapna/v1/milestone', {
        opportunityId: id,
        name: `Part ${at + 1}`,
        amount,
        digislateAmount: random.chance(0.25) ? random.int(1, amount) : 0,
        legalEntityId: random.pick(entities).id,
        startDate: '2026-12-01',
      }),
    );
    await check(`milestone of ${amount}`);
  }
  const partsOf = async (): Promise<Part[]> => {
    const rows = await test.client.db
      .select()
      .from(milestones)
      .where(eq(milestones.opportunityId, id));
    return rows.map(row => ({
      id: row.id,
      version: row.version,
      amount: row.amountPaise,
      total: row.amountPaise + row.gstPaise,
    }));
  };

  // As the deal stands, until RCM has it: a part is moved to someone else who is billed.
  if (random.chance(0.4)) {
    const part = random.pick(await partsOf());
    ok(
      await by.put(`/sapna/v1/milestone/${part.id}`, {
        legalEntityId: random.pick(entities).id,
        version: part.version,
      }),
    );
    await check('another entity');
  }
  const sheet = ok<Sheet>(
    await by.post('/sapna/v1/termsheet', {
      opportunityId: id,
      accountLegalEntityId: test.held('agent').legalEntityId,
      contactId: test.held('agent').contactId,
    }),
  );
  const sent = ok<Sheet>(await by.post(`/sapna/v1/termsheet/${sheet.id}/case`, {}));
  ok(await test.decide(sent, 'approve'));
  await check('approved');

  const refused = async (step: string, answer: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await answer;
    expect([409, 422], `seed ${seed}: ${step} ${body}`).toContain(statusCode);
    await check(step);
  };
  const lower = async (part: Part) => {
    const now = (await partsOf()).find(one => one.id === part.id) ?? part;
    if (now.amount < 2) return;
    await refused(
      'lowered',
      by.put(`/sapna/v1/milestone/${now.id}`, { amount: now.amount - 1, version: now.version }),
    );
  };
  await refused(
    'package added',
    by.post('/sapna/v1/opportunity-package', { opportunityId: id, packageId: test.packageId }),
  );
  const [line] = await test.client.db
    .select()
    .from(opportunityPackages)
    .where(eq(opportunityPackages.opportunityId, id))
    .limit(1);
  await refused(
    'another quantity',
    by.put(`/sapna/v1/opportunity-package/${line?.id}`, { quantity: 2, version: line?.version }),
  );

  const money = (
    by_: Payments['finance'],
    path: string,
    body: object,
    method: 'POST' | 'PUT' = 'POST',
  ) => test.pay(by_, method, path, body);
  const collect = (part: Part | undefined, amount: number, more: object = {}) =>
    test.collect(
      { opportunityId: id, milestoneId: part?.id ?? 0, total: amount },
      {
        ...(part === undefined && { milestoneId: null }),
        ...more,
      },
    );
  const clear = async (payment: Paid) => ok<Paid>(await test.settle(payment, 'clear'));
  const certify = async (payment: Paid) => {
    if (payment.tds === 0) return;
    ok(
      await money(test.finance, `/sapna/v1/payment/${payment.id}/tds-certificate`, {
        certificateNumber: randomUUID(),
        certifiedOn: '2026-01-06',
      }),
    );
    await check('certified');
  };
  const payPart = async (part: Part, amount: number): Promise<Paid> => {
    if (random.chance(0.15)) {
      const lost = await collect(part, amount);
      await lower(part);
      ok(await test.settle(lost, random.pick(['bounce', 'reject']), 'No funds'));
      await check('lost');
    }
    if (random.chance(0.15)) {
      await clear(await collect(undefined, amount));
      await check('advance');
      const drawn = await collect(part, amount, { modeOfPaymentId: 12 });
      await check('out of the wallet');
      return drawn;
    }
    const tdsPercentage = random.pick([0, 0, 2, 10]);
    const cleared = await clear(await collect(part, amount, { tdsPercentage }));
    await check(`paid ${amount}`);
    await certify(cleared);
    if (random.chance(0.1) && tdsPercentage === 0) {
      ok(await test.settle(await test.payment(cleared.id), 'bounce', 'Came back'));
      await check('bounced after approval');
      return payPart(part, amount);
    }
    return cleared;
  };
  const taxInvoice = (part: Part) =>
    money(by, '/sapna/v1/email-tax-invoice', { milestoneId: part.id });

  const parts = await partsOf();
  for (const part of random.sample(parts, parts.length)) {
    const issued = await money(test.finance, '/sapna/v1/digislate-invoice', {
      milestoneId: part.id,
    });
    const digislate = issued.statusCode === 200 ? issued.json<{ id: number }>() : undefined;
    if (digislate) await check('digislate');
    const paid: Paid[] = [];
    for (const amount of part.total < 6 ? [part.total] : cut(random, part.total, random.int(1, 3)))
      paid.push(await payPart(part, amount));
    await lower(part);
    const billed = await taxInvoice(part);
    expect([200, 409], `seed ${seed}: ${billed.body}`).toContain(billed.statusCode);
    await check('billed');
    if (digislate && billed.statusCode === 200)
      await refused(
        'digislate stays',
        test.finance.call('DELETE', `/sapna/v1/digislate-invoice/${digislate.id}`, {
          headers: { 'idempotency-key': randomUUID() },
        }),
      );
    // All that the part was paid, or some of its last payment, each in one or two goes.
    const back = random.chance(0.15) ? paid : random.chance(0.2) ? paid.slice(-1) : [];
    if (back.every(({ booked }) => booked > 4) && back.length > 0) {
      const isWhole = back.length === paid.length;
      const shares = back.map(({ booked }) => (isWhole ? booked : random.int(2, booked - 2)));
      const amount = shares.reduce((sum, one) => sum + one, 0);
      for (const [at, { id: paymentId }] of back.entries()) {
        const whole = shares[at] ?? 0;
        const some = whole > 9 ? random.int(3, whole - 3) : whole;
        for (const share of [some, whole - some].filter(one => one > 0)) {
          const { id: refundId, version } = ok<{ id: number; version: number }>(
            await money(by, '/sapna/refund', { paymentId, amount: share, reason: 'Asked' }),
          );
          const decision = { decision: 'approve', version };
          ok(await money(test.otherFinance, `/sapna/refund/${refundId}`, decision, 'PUT'));
          await check(`refunded ${share}`);
        }
      }
      await clear(await collect(part, amount));
      await check('paid again');
      ok(await taxInvoice(part));
      await check('billed again');
    }
  }
  await checkFinished(test.client, id).catch((error: unknown) => {
    throw new Error(`seed ${seed}: ${done.join(', ')}\n${String(error)}`);
  });
};
