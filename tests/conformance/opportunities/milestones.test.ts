import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, records } from '#backend/database/schema/index.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal, startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

describe('milestones', () => {
  const begun = async () => {
    const { id } = await test.log('agent');
    const { salesPrice } = await test.addPackage('agent', id);
    return { id, sales: Number(salesPrice) };
  };
  const create = (opportunityId: number, body: object) =>
    test.by('agent').post('/sapna/v1/milestone', {
      opportunityId,
      name: 'Booking',
      amount: 10_000,
      startDate: '2026-12-01',
      ...body,
    });

  it('have 18 percent of GST, 30 days to pay and the first legal entity of the account', async () => {
    const { id } = await begun();
    expect(ok(await create(id, {}))).toMatchObject({
      amount: 10_000,
      gst: 1800,
      total: 11_800,
      paid: 0,
      pending: 11_800,
      dueDate: '2026-12-31',
      legalEntityId: test.held('agent').legalEntityId,
    });
  });

  it('are due on the next day of work where their 30 days end on a public holiday', async () => {
    const data = { day: '2027-01-01', name: 'New Year' };
    const { db } = test.client;
    await db.insert(records).values({ resource: 'public-holidays', data });
    const { id } = await begun();
    const due = ok<{ dueDate: string }>(await create(id, { startDate: '2026-12-02' })).dueDate;
    await db.delete(records).where(eq(records.resource, 'public-holidays'));
    expect(due).toBe('2027-01-02');
  });

  it('are billed to the legal entity of the account that is chosen', async () => {
    const { id } = await begun();
    const { legalEntityId } = test.held('agent');
    expect(ok(await create(id, { legalEntityId }))).toMatchObject({ legalEntityId });
  });

  it.each([
    [{ amount: 10_000_000_000 }, '/amount check'],
    [{ digislateAmount: 10_001 }, '/digislateAmount check'],
    [{ dueDate: '2026-11-30' }, '/dueDate check'],
    [{ startDate: '1900-01-01' }, '/startDate check'],
    [{ dueDate: '2199-01-01' }, '/dueDate check'],
    [{ legalEntityId: 1 }, '/legalEntityId reference'],
  ])('%j is refused', async (body, fault) => {
    const { id } = await begun();
    const response = await create(id, body);
    expect([response.statusCode, refusal(response).errors]).toEqual([422, [fault]]);
  });

  it('change and go until something was paid for them', async () => {
    const { id, sales } = await begun();
    const made = ok<Part>(await create(id, {}));
    const changed = ok<Part>(
      await test
        .by('agent')
        .put(`/sapna/v1/milestone/${made.id}`, { amount: sales, version: made.version }),
    );
    expect(changed).toMatchObject({ amount: sales, gst: gstOn(sales) });
    await test.client.db.insert(ledgerEntries).values({
      accountId: test.held('agent').id,
      opportunityId: id,
      milestoneId: made.id,
      bookedOn: '2026-12-01',
      kind: 'collection',
      amountPaise: 100,
    });
    const kept = await test.by('agent').call('DELETE', `/sapna/v1/milestone/${made.id}?version=2`);
    expect([kept.statusCode, refusal(kept).message]).toEqual([
      409,
      expect.stringMatching(/^Unable to delete milestone/),
    ]);
    const other = ok<Part>(await create((await begun()).id, {}));
    ok(await test.by('agent').call('DELETE', `/sapna/v1/milestone/${other.id}?version=1`));
  });
});
