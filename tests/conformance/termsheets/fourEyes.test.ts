import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacts, opportunityProducts } from '#backend/database/schema/index.ts';
import { recordScreen } from '#backend/records/source/openSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { activationRefusals } from '#contract/domain/termsheets/activationMessages.ts';
import { termsheetRefusals } from '#contract/domain/termsheets/termsheetMessages.ts';
import { ok } from '#tests/support/server/ok.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import { type Sheet } from './startTermsheets.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

describe('a termsheet', () => {
  it('T21 is never decided by who made or sent it', async () => {
    const made = await test.sheet(await test.agreed('keeper'), 'keeper');
    const sent = await test.send(made.id, 'keeper');
    const own = await test
      .by('keeper')
      .put(`/mystique/rcm/v1/${sent.rcmCaseId}`, { decision: 'approve' });
    expect(own.statusCode).toBe(403);
    // The page offers nothing to whom the call refuses.
    const { actions } = recordScreen(readScreens(), 'termsheets');
    const offered = async (userId: number, act: string) =>
      evaluate(actions[act]?.eligible ?? true, {
        record: await test.read(made.id, 'keeper'),
        user: { id: userId },
      });
    for (const act of ['approve', 'send-back', 'reject']) {
      expect(await offered(test.idOf('keeper'), act), act).toBe(false);
      expect(await offered(test.idOf('agent'), act), act).toBe(true);
    }
    ok(await test.decide(sent, 'approve'));
  });

  it('T21 is never decided by who ever changed it, and again by who sent it back', async () => {
    const made = await test.sheet(await test.agreed());
    const { version } = await test.read(made.id);
    const [other] = await test.client.db
      .insert(contacts)
      .values({ accountId: test.held('agent').id, name: 'Ravi Iyer', phone: '9812300099' })
      .returning({ id: contacts.id });
    const contactId = other?.id;
    ok(await test.by('keeper').put(`/sapna/v1/termsheet/${made.id}`, { contactId, version }));
    const sent = await test.send(made.id);
    const own = await test
      .by('keeper')
      .put(`/mystique/rcm/v1/${sent.rcmCaseId}`, { decision: 'approve' });
    expect([own.statusCode, refusal(own).message]).toEqual([
      403,
      termsheetRefusals.ownCase.message,
    ]);
    ok(await test.decide(sent, 'send-back', 'The GSTIN is missing'));
    const corrected = ok<Sheet>(
      await test.by('agent').put('/sapna/v1/correct-rcm-case', {
        rcmCaseId: sent.rcmCaseId,
        remark: 'It is there now',
      }),
    );
    ok(await test.decide(corrected, 'approve'));
  });
});

describe('a forced activation', () => {
  it('T21 is never decided by who ever changed the product, though somebody changed it after them', async () => {
    await addUser(test.client, 'money-asker@example.com', ['master-data']);
    const made = await test.sheet((await test.due()).opportunityId);
    const [product] = (await test.read(made.id))['productMappings'] as { id: number }[];
    if (!product) throw new Error('The termsheet has no product');
    for (const [name, value] of [
      ['keeper', 2],
      ['agent', 3],
    ] as const) {
      const [row] = await test.client.db
        .select({ version: opportunityProducts.version })
        .from(opportunityProducts)
        .where(eq(opportunityProducts.id, product.id));
      const body = { activationParameters: `{"slots":${value}}`, version: row?.version };
      ok(await test.by(name).put(`/sapna/v1/termsheet-product-details/${product.id}`, body));
    }
    ok(await test.decide(await test.send(made.id), 'approve'));
    const asked = ok<{ id: number; version: number }>(
      await (
        await test.as('money-asker')
      ).post('/sapna/v1/force-activate', {
        opportunityProductId: product.id,
        reason: 'The client launches today',
      }),
    );
    const own = await test.by('keeper').put(`/console/v1/force-activations/${asked.id}`, {
      decision: 'approve',
      version: asked.version,
    });
    expect([own.statusCode, refusal(own).message]).toEqual([
      403,
      activationRefusals.fourEyes.message,
    ]);
  });
});
