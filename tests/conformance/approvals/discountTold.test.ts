import { afterAll, beforeAll, expect, it } from 'vitest';
import { discountBp } from '#contract/domain/approvals/approvalContent.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startApprovals, type Approvals } from './startApprovals.ts';

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

it('a discount is told in lists as it is decided', async () => {
  const admin = await test.as('admin');
  const { results } = ok<Rows<{ ratePrice: number; salesPrice: number; discountPercent: number }>>(
    await admin.get('/sapna/v1/approval/all-approvals', { query: { pageSize: '1000' } }),
  );
  const told = results.filter(({ ratePrice }) => ratePrice > 0);
  expect(told.length).toBeGreaterThan(100);
  for (const { ratePrice, salesPrice, discountPercent } of told)
    expect(discountPercent).toBe(
      discountBp({ ratePaise: ratePrice, salesPaise: salesPrice }) / 100,
    );
});
