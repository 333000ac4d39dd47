import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceOfApprovers } from '../conformance/approvals/raceOfApprovers.ts';
import { startApprovals, type Approvals } from '../conformance/approvals/startApprovals.ts';

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
});
afterAll(() => test.close());

const times = 1000;

it('T46 of two approvers in the same moment exactly one decides, a thousand times', async () => {
  expect(await raceOfApprovers(test, times)).toBe(times);
}, 600_000);
